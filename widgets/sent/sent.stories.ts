import type { ConfirmedRequest } from '#shared/api/confirmed-request.ts'
import { recordRequest } from '#shared/forms/requests.ts'
import { MAX_LINES } from '#shared/procurement/rfq-list/rfq-list.ts'
import { $sentRequests } from '#shared/procurement/sent-requests/sent-requests.ts'
import { pictures } from '#shared/testing/pictures.ts'
import { sentInquiry, sentRfq } from '#shared/testing/samples/sent.ts'
import { member } from '#shared/testing/scene.ts'
import { type Story, story, variant } from '#shared/testing/story.ts'
import {
  largeTextVariant,
  longTextsVariant,
  narrowVariant,
  rightToLeftVariant,
  signedOutVariant,
} from '#shared/testing/story-variants.ts'
import { userActions } from '#shared/testing/user-actions.ts'

export default { title: 'Widgets/Sent requests', component: 'trade-sent' }

const sent = '<trade-sent></trade-sent>'
const scene = { user: member({ image: pictures.logo }) }
const list = 'RFQ list 2026-11-21/ab12'

type Actions = ReturnType<typeof userActions>

/** Waits for the newest record, which is on the first page. Visitors have none. */
const seeNewest = ({ findText }: Actions): Promise<void> => findText($sentRequests.get()[0]?.title ?? '')

/** Returns a play function that adds these records and then acts. */
const after = (
  records: readonly ConfirmedRequest[],
  act: (actions: Actions) => Promise<void> = seeNewest,
): Pick<Story, 'play'> => ({
  async play({ canvasElement }) {
    for (const record of records) recordRequest(record, true)
    await act(userActions(canvasElement))
  },
})

const few = [
  sentRfq(),
  sentInquiry(),
  sentRfq({ kind: 'service', title: 'Thickness survey', quantity: 0, fileName: '', serverId: null }),
  sentRfq({ title: 'Gasket, spiral wound', list }),
  sentRfq({ title: 'Stud bolt', list, companyId: 14, companyName: 'Labuan Fasteners' }),
]

export const Ready = story(sent, scene, after(few))
export const SignedOut = signedOutVariant(Ready)
export const SignedIn = story(sent, scene, after(few))
export const LongTexts = longTextsVariant(
  story(
    sent,
    scene,
    after([sentRfq({ title: 'W'.repeat(60), message: 'W'.repeat(200), companyName: 'Syarikat '.repeat(9) })]),
  ),
)
export const RightToLeft = rightToLeftVariant(Ready)
export const Narrow = narrowVariant(Ready)
export const LargeText = largeTextVariant(Ready)

export const NothingSent = variant(
  sent,
  scene,
  after([], ({ findText }) => findText('sent.none')),
)
export const MessageShown = variant(
  sent,
  scene,
  after([sentRfq()], ({ click }) => click('sent.details', { title: sentRfq().title })),
)
export const States = variant(
  sent,
  {
    ...scene,
    config: { requestStates: true },
    replies: {
      'GET /api/dashboard/states': {
        rfq: [{ id: 501, status: 'quoted', isNew: true, isUndelivered: false }],
        inquiry: [{ id: 601, status: 'open', isNew: false, isUndelivered: true }],
      },
    },
  },
  after(few, ({ findText }) => findText('quoteState.quoted')),
)
export const SearchedFor = variant(
  sent,
  scene,
  after(few, async ({ fill, findText }) => {
    await fill('sent.search', 'gasket')
    await findText('list.total', { count: 1 })
  }),
)
export const NotFoundBySearch = variant(
  sent,
  scene,
  after(few, async ({ fill, findText }) => {
    await fill('sent.search', 'compressor')
    await findText('sent.noMatchWhy')
  }),
)
export const Many = variant(
  sent,
  scene,
  after(Array.from({ length: 120 }, (_, index) => sentRfq({ title: `Valve ${index + 1}` }))),
)
export const RfqListIsFull = variant(
  sent,
  { ...scene, lines: Array.from({ length: MAX_LINES }, () => ({ wanted: 'Stud bolt' })) },
  after(few, ({ findText }) => findText('sent.noRoom', { count: 1, most: MAX_LINES })),
)
export const DeletingAll = variant(
  sent,
  scene,
  after(few, async ({ click, findText }) => {
    await click('sent.deleteAll')
    await findText('sent.deleteEvery', { count: few.length })
  }),
)
