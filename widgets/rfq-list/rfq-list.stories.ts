import { fault, json, later, type Replies } from '#shared/testing/fake-network.ts'
import { pdfFile } from '#shared/testing/pdf-file.ts'
import { rfqReply, searchReply, uploadReply } from '#shared/testing/replies.ts'
import { member, type Scene, setOffline } from '#shared/testing/scene.ts'
import { type Play, type Story, story, variant } from '#shared/testing/story.ts'
import {
  largeTextVariant,
  longTextsVariant,
  narrowVariant,
  rightToLeftVariant,
  signedInVariant,
  signedOutVariant,
} from '#shared/testing/story-variants.ts'
import { userActions } from '#shared/testing/user-actions.ts'

export default { title: 'Widgets/RFQ list', component: 'trade-rfq-list' }

const html = '<trade-rfq-list></trade-rfq-list>'
const CREATE = 'POST /api/public/rfq/new2'
const UPLOAD = 'POST /api/upload/Public/Products/Rfq/Doc'
const SEARCH = 'GET /api/public/search/item'

const offer = (itemId: number, itemName: string, companyName: string) => ({
  kind: 'product' as const,
  itemId,
  itemName,
  companyId: itemId % 3 === 0 ? 12 : 14,
  companyName,
})
const valve = offer(3, 'API 6D Trunnion Ball Valve 8" 600#', 'Kemaman Valve Works Sdn Bhd')
const gasket = offer(4, 'Spiral wound gasket 8" 600#', 'Bintulu Pipe & Fittings Sdn Bhd')
const lines = [
  { wanted: 'Ball valve 8" 600#', quantity: '4', unit: 'pcs', note: 'Fire safe', offers: [valve, gasket] },
  { wanted: 'Gasket 8" 600#', quantity: '12', unit: 'set', offers: [gasket] },
]
const unresolved = { wanted: 'Gate valve 2" 800#', quantity: '10', unit: 'pcs' }
const one = lines.slice(1)

const scene = (more: Scene = {}, replies: Replies = {}): Scene => ({
  user: member(),
  lines,
  replies: {
    [CREATE]: rfqReply(),
    [UPLOAD]: uploadReply(),
    [SEARCH]: ({ query }) =>
      searchReply(
        query.itemType === 'SERVICES'
          ? [{ name: 'Gate valve overhaul', location: 'Labuan' }]
          : [{ name: 'Gate valve 2" 800# SW' }, {}],
      ),
    ...replies,
  },
  ...more,
})

/** Sends the list and waits for the text shown afterwards. */
const send = (seen: string, given?: Record<string, number>): Pick<Story, 'play'> => ({
  async play({ canvasElement }) {
    const { click, findText } = userActions(canvasElement)
    await click('rfqList.send')
    await click('dialog.ok')
    await findText(seen, given)
  },
})

/** Adds files that go with every request, then sends the list. */
const sendFiles = (seen: string): Pick<Story, 'play'> => ({
  async play(context) {
    const { uploadAll, findText } = userActions(context.canvasElement)
    await uploadAll('attachments.add', [pdfFile('API 6D data sheet.pdf'), pdfFile('drawing-0815-rev-C.pdf')])
    await findText('attachments.merged', { count: 2, size: '1 kB' })
    await send(seen).play?.(context)
  },
})

const press =
  (button: string, seen: string): Play =>
  async ({ canvasElement }) => {
    const { click, findText } = userActions(canvasElement)
    await click(button)
    await findText(seen)
  }

export const Ready = story(html, scene())
export const SignedOut = signedOutVariant(Ready)
export const SignedIn = signedInVariant(Ready)
export const Invalid = story(html, scene({ lines: [...lines, { ...unresolved, wanted: '' }] }), {
  play: press('rfqList.send', 'rfqList.notResolved'),
})
export const Sending = story(html, scene({ lines: one }, { [CREATE]: later() }), send('rfqList.sending'))
export const Sent = story(html, scene({ lines: one }), send('rfq.sentTitle'))
export const Failed = story(html, scene({ lines: one }, { [CREATE]: json(500, {}) }), send('error.server'))
/** The network fails after the list was put together. */
export const Offline = story(html, scene({ lines: one }, { [CREATE]: fault('offline') }), {
  async play(context) {
    await userActions(context.canvasElement).findButton('rfqList.send')
    setOffline()
    await send('error.offline').play?.(context)
  },
})

export const LongTexts = longTextsVariant(Ready, { user: member() })
export const RightToLeft = rightToLeftVariant(Ready)
export const Narrow = narrowVariant(Ready)
export const LargeText = largeTextVariant(Ready)

export const NothingYet = variant(html, { user: member() })
export const BySeller = variant(html, scene({ lines: [...lines, unresolved] }), {
  play: press('rfqList.bySeller', 'rfqList.noSeller'),
})
export const NotResolved = variant(html, scene({ lines: [unresolved, ...lines] }), {
  play: ({ canvasElement }) => userActions(canvasElement).findText('Gate valve 2" 800# SW'),
})
export const NothingFound = variant(
  html,
  scene({ lines: [{ wanted: 'Kelly cock' }] }, { [SEARCH]: searchReply([]) }),
  {
    play: ({ canvasElement }) => userActions(canvasElement).findText('rfqList.noMatches'),
  },
)
export const LookingFailed = variant(
  html,
  scene({ lines: [{ wanted: 'Mud motor' }] }, { [SEARCH]: json(500, {}) }),
  {
    play: ({ canvasElement }) => userActions(canvasElement).findText('error.server'),
  },
)
export const Pasting = variant(html, scene({ lines: [] }), {
  async play({ canvasElement }) {
    const { click, fill, findText } = userActions(canvasElement)
    await click('rfqList.paste')
    await fill('rfqList.pasteLabel', 'Item\tQty\tUOM\nGate valve 2" 800#\t10\tEA\nBarite\t2,5\tt')
    await findText('2.5')
  },
})
export const PastingDoubtful = variant(html, scene({ lines: [] }), {
  async play({ canvasElement }) {
    const { click, fill, findText } = userActions(canvasElement)
    await click('rfqList.paste')
    await fill(
      'rfqList.pasteLabel',
      'Item\tQty\tUOM\nGate valve 2" 800#\t1.000\tEA\nSpiral wound gasket 2" 150# 316L\t10-Dec\tEA\nTube 1/2" OD 316L\t120\tm',
    )
    await findText('rfqList.checkCount', { count: 2 })
  },
})
/** A quantity that may be misread, and one that is not a number. */
export const Doubtful = variant(
  html,
  scene({
    lines: lines.map((line, index) => ({
      ...line,
      quantity: ['1', '5-6'][index] ?? '',
      isQuantityDoubtful: true,
    })),
  }),
  { play: press('rfqList.send', 'rfqList.checkFirst') },
)
/** Imports a file into the list, and waits for the text shown afterwards. */
const importing = (content: string, seen: string, given?: Record<string, number>): Pick<Story, 'play'> => ({
  async play({ canvasElement }) {
    const { uploadAll, findText } = userActions(canvasElement)
    await uploadAll('rfqList.import', [new File([content], 'mto.csv', { type: 'text/csv' })])
    await findText(seen, given)
  },
})

export const RowsLeftOut = variant(
  html,
  scene({ lines: [] }),
  importing(
    'RFQ 2026-114;;;\nDescription;Qty;Unit;Unit Price\nGate valve 2" 800#;10;EA;120,00\nBarite;2,5;t;80,00\nTotal;;;1400,00\n',
    'rfqList.leftOut',
    { count: 2 },
  ),
)
/** Two columns may be the quantity: the buyer is asked. */
export const AskingForColumns = variant(html, scene({ lines: [] }), {
  async play({ canvasElement }) {
    const { click, fill, findText } = userActions(canvasElement)
    await click('rfqList.paste')
    await fill(
      'rfqList.pasteLabel',
      'No\tDescription\tQty per unit\tTotal Qty\n1\tGate valve 2" 800#\t2\t6\n2\tGlobe valve\t1\t3',
    )
    await findText('rfqList.askColumns', { columns: 'Qty per unit, Total Qty' })
  },
})
/** A date, a certificate and terms are about the whole list. */
export const DemandsOfList = variant(html, scene({ lines: [] }), {
  async play({ canvasElement }) {
    const { click, fill, findText } = userActions(canvasElement)
    await click('rfqList.paste')
    await fill(
      'rfqList.pasteLabel',
      '10 pcs gate valve 2" 800#\n4 sets gasket\nDelivery: DAP Kerteh by 15 Dec 2026\nEN 10204 3.1 certificates\nPayment terms: 30 days\n3 man-days inspection',
    )
    await findText('rfqList.readAs')
  },
})
/** A form above the table, a title that goes with the lines below it, and a total. */
export const SheetAsItIs = variant(
  html,
  scene({ lines: [] }),
  importing(
    [
      'Requestor:;Maintenance;Dept. code:;MNT',
      'Item;Description;Unit;Qty',
      ';Gate valve, class 150, RF, of the following sizes:;;',
      '1;2";nos;4',
      '2;3";nos;1.000',
      ';Sub-total for valves;;10',
    ].join('\n'),
    'rfqList.leftOut',
    { count: 2 },
  ),
)
/** Sizes without the words of a title above them. */
export const OnlySizes = variant(
  html,
  scene({ lines: [] }),
  importing('Item;Qty;Unit\n2";4;nos\n3";6;nos\n', 'rfqList.doubt.onlySize'),
)
/** One of three lines is not ticked. */
export const Unticked = variant(html, scene({ lines: [] }), {
  async play({ canvasElement }) {
    const { click, choose, fill, findButton } = userActions(canvasElement)
    await click('rfqList.paste')
    await fill('rfqList.pasteLabel', 'Item\tQty\nGate valve\t4\nGasket\t10\nStud bolt\t64')
    await choose('What row 3 is', 'leaveOut')
    await findButton('rfqList.add', { count: 2 })
  },
})
export const WorkbookRefused = variant(
  html,
  scene({ lines: [] }),
  importing('PK\x03\x04[Content_Types].xml\0xl/workbook.xml', 'rfqList.fileIsWorkbook'),
)
export const EmptyFile = variant(html, scene({ lines: [] }), importing('\n', 'rfqList.fileIsEmpty'))
export const OnlyHeader = variant(
  html,
  scene({ lines: [] }),
  importing('Description;Qty;Unit\n', 'rfqList.onlyHeader'),
)
export const TwentyThousandRows = variant(
  html,
  scene({ lines: [] }),
  importing(
    `Description;Qty\n${Array.from({ length: 20_000 }, (_, index) => `Gasket ${index};4`).join('\n')}`,
    'rfqList.noRoom',
    { most: 200, count: 19_800 },
  ),
)
export const Confirming = variant(html, scene(), {
  play: ({ canvasElement }) => userActions(canvasElement).click('rfqList.send'),
})
export const MayHaveArrived = variant(
  html,
  scene({ lines: one }, { [CREATE]: json(504, {}) }),
  send('form.mayHaveArrivedDashboard'),
)
export const Uploading = variant(
  html,
  scene({ lines: one }, { [UPLOAD]: later() }),
  sendFiles('form.cancelUpload'),
)
export const UploadFailed = variant(
  html,
  scene({ lines: one }, { [UPLOAD]: json(500, {}) }),
  sendFiles('form.failedUpload'),
)
/** Twelve lines: three have a seller, one has no match, and the rest get their best sellers at once. */
export const ChosenForAll = variant(
  html,
  scene(
    {
      lines: [
        ...lines,
        ...Array.from({ length: 9 }, (_, index) => ({ ...unresolved, wanted: `Gate valve ${index + 2}"` })),
        { ...unresolved, wanted: 'Kelly cock' },
      ],
    },
    {
      [SEARCH]: ({ query }) => {
        const words = String(query.searchKeyword)
        return searchReply(
          query.itemType === 'SERVICES' || /kelly|cock/i.test(words) ? [] : [{ name: words }],
        )
      },
    },
  ),
  {
    async play({ canvasElement }) {
      const { click, findText } = userActions(canvasElement)
      await click('rfqList.chooseAll', { most: 3 })
      await findText('rfqList.noMatch_one', { count: 1 })
    },
  },
)
/** The requirements of the list as chips, and one of a line of its own. */
export const Required = variant(
  html,
  scene({ lines: lines.map(line => ({ ...line, requirements: { size: 'DN 200' } })) }),
  {
    async play({ canvasElement }) {
      const { click, fill, findText } = userActions(canvasElement)
      await click('rfqList.editRequirements')
      await fill('requirements.place', 'Kerteh')
      await click('rfqList.doneRequirements')
      await findText('Named place: Kerteh')
    },
  },
)
export const TwoHundredLines = variant(
  html,
  scene({ lines: Array.from({ length: 200 }, (_, index) => ({ ...lines[1], wanted: `Gasket ${index}` })) }),
  {
    async play({ canvasElement }) {
      await userActions(canvasElement).findText('Gasket 199')
      // At the end, where the bar covers no line: axe takes a half-covered button for one that is too small.
      canvasElement.scrollIntoView({ block: 'end' })
    },
  },
)
export const Lead = variant(html, scene({ config: { source: 'Kedah Pumps', track: 'utm' } }), {
  play: ({ canvasElement }) => userActions(canvasElement).findText('lead.sentWith'),
})
export const Malay = variant(html, scene({ config: { locale: 'ms' } }))
