import { provoke, ran, SCHEMES, showRaw, watch } from './payload-watch.ts'
import { sendForms } from './send-forms.ts'

/** The code that runs in an attacked page before anything else, and later checks the effects of the payloads. */
export type Attack = typeof attack

declare global {
  interface Window {
    attack: Attack
  }
}

/** Nothing of ours is, has or frames any of these. */
const DANGEROUS =
  'iframe, frame, object, embed, applet, base, meta[http-equiv], script:not([src]):not([type="application/ld+json"]), [srcdoc], [ping]'

const ADDRESSES = ['href', 'src', 'action', 'formaction', 'xlink:href', 'data', 'poster', 'background']

function* elementsIn(root: ParentNode): Iterable<Element> {
  for (const element of root.querySelectorAll('*')) {
    yield element
    if (element.shadowRoot) yield* elementsIn(element.shadowRoot)
  }
}

/** Parts of Shoelace arrive when they are used. */
const isOurs = ({ localName }: Element): boolean => /^trade-(?!sl-)/.test(localName)

const own = new Set<Element>()
document.addEventListener('DOMContentLoaded', () => {
  for (const script of document.scripts) own.add(script)
})

/** Returns the remains of payloads in the page that run, or would run at a click. */
function left(): string[] {
  const found: string[] = []
  for (const element of elementsIn(document)) {
    if (own.has(element)) continue
    const runs = element
      .getAttributeNames()
      .filter(name => name.startsWith('on') || leadsAstray(element, name))
    if (runs.length > 0 || element.matches(DANGEROUS)) found.push(element.outerHTML.slice(0, 200))
  }
  return found
}

function leadsAstray(element: Element, name: string): boolean {
  const address = ADDRESSES.includes(name) ? element.getAttribute(name) : null
  if (address === null || !URL.canParse(address, document.baseURI)) return false
  const { protocol } = new URL(address, document.baseURI)
  // Pictures and icons run nothing, whatever their address.
  return !SCHEMES.has(protocol) && !element.matches('img, link')
}

/** Returns true for an element that waits to be defined or for content, and for a picture on its way. */
function isRestless(element: Element): boolean {
  return (
    (isOurs(element) && element.matches(':not(:defined)')) ||
    // Once an answer has arrived, no skeleton is shown: the page's own content stays until the answer has been read.
    element.matches('.trade-root > slot:only-child:not([name])') ||
    element.getAttribute('aria-busy') === 'true' ||
    element.matches('.rich-text:empty') ||
    (element instanceof HTMLImageElement && !element.complete && element.loading !== 'lazy')
  )
}

function isAtRest(): boolean {
  for (const element of elementsIn(document)) if (isRestless(element)) return false
  return true
}

const PATIENCE = 300_000

/** Resolves when the page has settled; rejects with all elements that do not settle. */
async function settle(): Promise<void> {
  const end = performance.now() + PATIENCE
  for (let calm = 0; calm < 3; ) {
    // Wakes elements that sleep far below the view.
    dispatchEvent(new Event('beforeprint'))
    const isCalm = isAtRest()
    if (!isCalm && performance.now() > end) {
      const waiting = [...elementsIn(document)].filter(isRestless).map(pathOf)
      throw new Error(`${waiting.length} elements never settled: ${waiting.slice(0, 20).join('; ')}`)
    }
    calm = isCalm ? calm + 1 : 0
    // Checking a large page takes longer than the changes that it waits for.
    await new Promise(done => setTimeout(done, isCalm ? 0 : 20))
  }
}

function pathOf(element: Element): string {
  const root = element.getRootNode()
  const tag = (element.cloneNode() as Element).outerHTML
  return root instanceof ShadowRoot ? `${pathOf(root.host)} ${tag}` : tag
}

/** Performs every possible reader's action on sellers' content, and waits for the effects. */
async function provokeAll(): Promise<void> {
  for (const element of elementsIn(document)) {
    if (element instanceof HTMLImageElement) element.loading = 'eager'
    if (element.matches('.rich-text')) provoke(element)
  }
  await settle()
}

/** Returns foreign hosts that received a request for anything other than a picture. */
function strays(): string[] {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const foreign = entries.filter(
    ({ name, initiatorType }) =>
      initiatorType !== 'img' && !['localhost', '127.0.0.1'].includes(new URL(name).hostname),
  )
  return foreign.map(({ initiatorType, name }) => `${initiatorType} ${name}`)
}

/** Returns the texts within an element, including those of fields. */
function textsIn(root: Element, isCounted = (_: Element): boolean => true): string[] {
  const texts: string[] = []
  const enter = (node: Node): void => {
    if (node instanceof Text) texts.push(node.data)
    if (node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement) texts.push(node.value)
    if (node instanceof Element && (node.localName === 'style' || !isCounted(node))) return
    const within = node instanceof Element ? (node.shadowRoot ?? node) : node
    for (const child of within.childNodes) enter(child)
  }
  enter(root)
  return texts
}

/** Returns the text of an element that a reader sees. */
function readableTextOf(root: Element): string {
  const isSeen = (element: Element): boolean =>
    getComputedStyle(element).display === 'contents' ||
    (element.checkVisibility({ visibilityProperty: true }) && !element.matches('.hidden-visually'))
  return textsIn(root, isSeen).join(' ')
}

/** Returns the number of payloads that have run, once all have or no more do. */
async function countRan(expected: number): Promise<number> {
  const count = (): number => new Set(ran).size
  for (let idle = 0, before = -1; idle < 4 && count() < expected; before = count()) {
    await new Promise(done => setTimeout(done, 250))
    idle = count() === before ? idle + 1 : 0
  }
  return count()
}

/** Records the present content of the page for the end, as `left()` would find it. */
const noted: string[] = []
const note = (): void => void noted.push(...left())

const attack = {
  countRan,
  ran,
  showRaw,
  left,
  noted,
  note,
  strays,
  settle,
  provokeAll,
  sendForms,
  textsIn,
  readableTextOf,
  elementsIn,
}

// A frame of a payload is watched by the code that created it.
if (window === window.top) {
  Object.assign(window, { attack })
  watch(window, 'the page')
  Object.defineProperty(window, 'open', { value: (href: unknown) => void ran.push(`open ${href}`) })
}
