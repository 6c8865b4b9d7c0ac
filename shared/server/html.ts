/** Escapes a text for HTML, for JSX and for attributes in double quotes. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** Writes JSON that cannot end its script. */
export const jsonInScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

/** Writes a declarative shadow root. Between these comments, Cloudflare does not hide e-mail addresses. */
export const shadowRootOf = (style: string, html: string): string =>
  `<template shadowrootmode="open">${style}<!--email_off-->${html}<!--/email_off--></template>`
