import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = process.env.CORPORA

/** Payloads that all run when nothing protects the page. */
export const running = [
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)></svg>',
  '<p onclick=alert(1)>Read on</p>',
  '<table onmouseover=alert(1)><tr><td>8"</td></tr></table>',
  '<details open ontoggle=alert(1)><summary>More</summary></details>',
  '<video><source onerror=alert(1)></video>',
  '<audio src=x onerror=alert(1)></audio>',
  '<a href="java&#10;script:alert(1)">Data sheet</a>',
  '<a href="&#x01;javascript:alert(1)">Data sheet</a>',
  '<form action="javascript:alert(1)"><button>Order</button></form>',
  '<button onfocus=alert(1)>Order</button>',
  '<iframe srcdoc="<script>parent.alert(1)</script>"></iframe>',
  '<iframe src="javascript:parent.alert(1)"></iframe>',
  '<p onanimationend=alert(1)>Sale</p>',
]

/** Payloads that rely on a second parsing of their HTML, or do harm without running anything. */
export const sly = [
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<svg></p><style><a title="</style><img src=1 onerror=alert(1)>">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<template shadowrootmode=open><img src=x onerror=alert(1)></template>',
  '<style>:host, * { display: none !important }</style><p>Hidden</p>',
  '<p style="position:fixed;inset:0" class="dialog" id="login" slot="error">Your session has ended</p>',
  '<base href="https://evil.invalid/"><a href="login">Sign in</a>',
  '<meta http-equiv="refresh" content="0;url=https://evil.invalid">',
  '<link rel="stylesheet" href="https://evil.invalid/x.css">',
  '<a href="https://evil.invalid" ping="https://evil.invalid/ping">Ping</a>',
  '<img src="https://api.invalid/a.png" srcset="https://evil.invalid/b.png 2x">',
  '<img name="querySelector"><input name="attributes"><a id="alert">x</a>',
  '<trade-login open></trade-login><trade-sl-dropdown open></trade-sl-dropdown>',
  '<a href="data:text/html,<script>alert(1)</script>">Data</a><a href="vbscript:x">Old</a>',
  '<object data="data:text/html,<script>alert(1)</script>"></object><embed src="javascript:alert(1)">',
  `${'<div>'.repeat(600)}<img src=x onerror=alert(1)>`,
]

/** Texts that harm code that puts a text into an address, an attribute, a script or a key of an object. */
export const misplaced = [
  'javascript:alert(1)',
  ' JaVa\tScRiPt:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript://example.com/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:alert(1)',
  '//evil.invalid/a',
  '/\\evil.invalid',
  'https://bank.example@evil.invalid/',
  '"><img src=x onerror=alert(1)>',
  "' onfocus=alert(1) autofocus='",
  '</script><script>alert(1)</script>',
  '</style></title></textarea><svg onload=alert(1)>',
  '#{alert(1)}{{constructor.constructor("alert(1)")()}}',
  '__proto__',
  'constructor',
  '../../../%2e%2e/\\..',
  '\u202ereversed\u0000\ud800 \u2028',
]

/** Returns the entries of the corpus of this name; empty, with a note, if `CORPORA` names no folder. */
export function corpus<Entry = string>(
  name: string,
  read: (file: string) => readonly Entry[] = JSON.parse,
): readonly Entry[] {
  if (folder) return read(readFileSync(join(folder, name), 'utf8'))
  console.warn(`LEFT OUT: ${name}, because CORPORA names no folder`)
  return []
}

/** Payloads from others, each of which runs when it is put raw into a page. */
export const live = corpus('xss-live-chromium156.json')

export const naughty = corpus('blns.json')

export const payloads: readonly string[] = [
  ...new Set([
    ...[...running, ...sly, ...misplaced, ...live, ...naughty],
    ...corpus('patt-open-redirect-payloads.txt', file => file.split('\n').filter(Boolean)),
  ]),
]
