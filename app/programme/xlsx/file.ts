// The parts of an .xlsx file: no library that we know writes formulas together with their values.
import { strToU8, zipSync } from "fflate";
import { type Cell, type Format, formats, type Look, letters, looks, type Sheet } from "./sheet.ts";

const codes: Record<Format, string> = {
  text: "General",
  number: "#,##0.00##",
  whole: "#,##0",
  count: "#,##0.00",
  money: "#,##0.00",
  percent: "0.00%",
  spread: "0.000000",
};

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packages = "http://schemas.openxmlformats.org/package/2006";
const media = "application/vnd.openxmlformats-officedocument.spreadsheetml";

export function xlsxFile(sheets: readonly Sheet[]): Uint8Array<ArrayBuffer> {
  const parts = Object.entries(xmlOf(sheets));
  return zipSync(Object.fromEntries(parts.map(([name, xml]) => [name, strToU8(xml)])));
}

export function xmlOf(sheets: readonly Sheet[]): Record<string, string> {
  const each = (of: (sheet: Sheet, number: number) => string) =>
    sheets.map((sheet, index) => of(sheet, index + 1)).join("");
  const files = {
    "[Content_Types].xml": `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${media}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${media}.styles+xml"/>${each((_, number) => `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${media}.worksheet+xml"/>`)}</Types>`,
    "_rels/.rels": `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    "xl/workbook.xml": `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${each(({ name }, number) => `<sheet name="${escaped(name)}" sheetId="${number}" r:id="rId${number}"/>`)}</sheets><calcPr fullCalcOnLoad="1"/></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships xmlns="${packages}/relationships">${each((_, number) => `<Relationship Id="rId${number}" Type="${office}/worksheet" Target="worksheets/sheet${number}.xml"/>`)}<Relationship Id="rId${sheets.length + 1}" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    "xl/styles.xml": styles(),
    ...Object.fromEntries(
      sheets.map((sheet, index) => [`xl/worksheets/sheet${index + 1}.xml`, sheetXml(sheet)]),
    ),
  };
  return Object.fromEntries(Object.entries(files).map(([name, xml]) => [name, declaration + xml]));
}

function styles(): string {
  const cells = looks.flatMap((_, look) =>
    formats.map(
      (_, format) =>
        `<xf numFmtId="${164 + format}" fontId="${look === 1 ? 1 : 0}" fillId="${look === 2 ? 2 : 0}" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1"/>`,
    ),
  );
  return `<styleSheet xmlns="${main}"><numFmts count="${formats.length}">${formats.map((format, index) => `<numFmt numFmtId="${164 + index}" formatCode="${escaped(codes[format])}"/>`).join("")}</numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFFFF2CC"/></patternFill></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${cells.length}">${cells.join("")}</cellXfs></styleSheet>`;
}

function styleOf(format: Format, look: Look): number {
  return looks.indexOf(look) * formats.length + formats.indexOf(format);
}

function sheetXml(sheet: Sheet): string {
  const columns = sheet.widths.map(
    (width, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  const rows = sheet.rows.map(
    (row, index) =>
      `<row r="${index + 1}">${row.map((cell, at) => cellXml(sheet, cell, `${letters(at + 1)}${index + 1}`)).join("")}</row>`,
  );
  return `<worksheet xmlns="${main}"><cols>${columns.join("")}</cols><sheetData>${rows.join("")}</sheetData></worksheet>`;
}

function cellXml(sheet: Sheet, { content, format, look }: Cell, name: string): string {
  const start = `<c r="${name}" s="${styleOf(format, look)}"`;
  if (content === "") return look === "input" ? `${start}/>` : "";
  if (typeof content === "number") return `${start}><v>${content}</v></c>`;
  if (typeof content === "string") {
    return `${start} t="inlineStr"><is><t xml:space="preserve">${escaped(content)}</t></is></c>`;
  }
  const { text, value } = content;
  const type = typeof value === "string" ? ' t="str"' : "";
  return `${start}${type}><f>${escaped(sheet.own(text))}</f><v>${escaped(String(value))}</v></c>`;
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}
