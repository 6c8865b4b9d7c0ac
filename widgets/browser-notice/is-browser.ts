/** The part of `navigator` that identifies a browser. */
export type BrowserIdentity = { userAgent: string; userAgentData?: { brands: readonly { brand: string }[] } }

const OTHER_CHROMIUM = /Edg|OPR|Opera|Samsung|Vivaldi|YaBrowser|UCBrowser|DuckDuckGo/

/** Browsers by their user agent. Plain Chromium counts as Chrome, because it renders pages in the same way. */
const browsers: readonly [names: RegExp, is: (agent: string) => boolean][] = [
  [/chrom(e|ium)/i, agent => /Chrome\/|CriOS\//.test(agent) && !OTHER_CHROMIUM.test(agent)],
  [/edge/i, agent => /Edg(e|A|iOS)?\//.test(agent)],
  [/firefox/i, agent => /Firefox\/|FxiOS\//.test(agent)],
  [/opera/i, agent => /OPR\/|Opera/.test(agent)],
  [/samsung/i, agent => /SamsungBrowser\//.test(agent)],
  [/safari/i, agent => /Version\/.+Safari\//.test(agent) && !/Chrome|Chromium|CriOS|FxiOS|Edg/.test(agent)],
]

/** Returns true if this is the browser of that name. A name not listed above must be among the browser's own brands. */
export function isBrowser(name: string, self: BrowserIdentity): boolean {
  const brands = self.userAgentData?.brands.map(({ brand }) => brand.toLowerCase()) ?? []
  if (brands.includes(name.trim().toLowerCase())) return true
  const [, is] = browsers.find(([names]) => names.test(name)) ?? []
  return is?.(self.userAgent) ?? false
}
