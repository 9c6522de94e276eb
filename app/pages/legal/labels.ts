export interface DocumentLabels {
  contents: string;
  lastUpdated: string;
  related: string;
  question: string;
}
