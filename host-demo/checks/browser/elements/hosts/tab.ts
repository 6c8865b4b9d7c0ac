import type { PageProbe } from './page-probe.ts'

/** A page in any browser, with everything that a check needs to inspect and use it. */
export type Tab = {
  visit(url: string): Promise<void>
  store(key: string, value: string | undefined): Promise<void>
  ask(at: keyof PageProbe, name?: string): Promise<string>
  click(x: number, y: number): Promise<void>
  type(text: string): Promise<void>
  press(key: 'Enter' | 'Tab'): Promise<void>
  shot(): Promise<Uint8Array>
  takeComplaints(): string[]
  close(): Promise<void>
}

/** One size for all pictures that are compared. It is tall enough to show most of our elements whole. */
export const viewport = { width: 1000, height: 1600 }

/** Runs in the page. */
export function askProbe([place, at, name]: readonly [string, keyof PageProbe, string]): string {
  const probe: PageProbe = Reflect.get(document, Symbol.for(place))
  return probe[at](name)
}

/** Runs in the page: a blinking caret would make pictures differ. Adopted sheets pass any policy. */
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
