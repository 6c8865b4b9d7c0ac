import type { PageProbe } from './page-probe.ts'

/** A page in a browser, whichever it is: all that a check needs to look at a page and to use it. */
export type Tab = {
  visit(url: string): Promise<void>
  /** Puts this in the place of everything that the origin has stored. */
  store(key: string, value: string | undefined): Promise<void>
  ask(at: keyof PageProbe, name?: string): Promise<string>
  click(x: number, y: number): Promise<void>
  type(text: string): Promise<void>
  press(key: string): Promise<void>
  /** What is in the window, as a PNG. */
  shot(): Promise<Uint8Array>
  /** What the page has complained of since this was asked before. */
  takeComplaints(): string[]
  close(): Promise<void>
}

/** One size for all pictures that are compared. Tall: most of our elements are shown whole. */
export const viewport = { width: 1000, height: 1600 }

/** Runs in the page. */
export function askProbe([place, at, name]: readonly [string, keyof PageProbe, string]): string {
  const probe: PageProbe = Reflect.get(document, Symbol.for(place))
  return probe[at](name)
}

/** Runs in the page. A caret blinks: no picture is to hold it. Sheets that are adopted pass any policy. */
export function hideCaret(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { caret-color: transparent !important }')
  const hideIn = (root: Document | ShadowRoot): void => {
    if (root instanceof ShadowRoot) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
    for (const element of root.querySelectorAll('*')) if (element.shadowRoot) hideIn(element.shadowRoot)
  }
  hideIn(document)
}

/** Runs in the page. */
export function storeIn([key, value]: readonly [string, string]): void {
  localStorage.clear()
  sessionStorage.clear()
  if (value !== '') localStorage.setItem(key, value)
}
