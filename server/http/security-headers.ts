/** Sent with every response, errors included. */
export const resourceHeaders = {
  "X-Content-Type-Options": "nosniff",
  "Cross-Origin-Resource-Policy": "same-origin",
} as const;

/**
 * Also sent with everything a browser could show as a document. Each page has its own content policy. HSTS covers this
 * host only: subdomains and preloading are the domain owner's decision, in the proxy.
 */
export const securityHeaders = {
  ...resourceHeaders,
  "Strict-Transport-Security": "max-age=63072000",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
} as const;
