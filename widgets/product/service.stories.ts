import { json, later } from '#shared/testing/fake-network.ts'
import { serviceReply } from '#shared/testing/replies.ts'
import { aroundItem, longTexts, survey } from '#shared/testing/samples/items.ts'
import { story, variant } from '#shared/testing/story.ts'
import {
  largeTextVariant,
  longTextsVariant,
  narrowVariant,
  rightToLeftVariant,
  signedInVariant,
  signedOutVariant,
} from '#shared/testing/story-variants.ts'

export default { title: 'Widgets/Service', component: 'trade-service' }

const service = '<trade-service service-id="7"></trade-service>'
const DETAIL = 'GET /api/public/service/detail'
const one = { ...aroundItem, [DETAIL]: survey }

export const Loading = story(service, { replies: { [DETAIL]: later() } })
export const Ready = story(service, { replies: one })
export const LoadFailed = story(service, { replies: { [DETAIL]: json(500, {}) } })
export const Offline = story(service, { offline: true })
export const NotFound = story(service, { replies: { [DETAIL]: { ...survey, serviceDetail: [] } } })
export const NotSetUp = story('<trade-service></trade-service>')
export const SignedOut = signedOutVariant(Ready)
export const SignedIn = signedInVariant(Ready)

export const LongTexts = longTextsVariant(Ready, { replies: { [DETAIL]: serviceReply(longTexts) } })
export const MissingFields = story(service, {
  replies: { [DETAIL]: { serviceDetail: [{ Id: 7, Name: 'Calibration' }] } },
})
export const RightToLeft = rightToLeftVariant(Ready)
export const Narrow = narrowVariant(Ready)
export const LargeText = largeTextVariant(Ready)

export const CompanyProfile = variant('<trade-service service-id="7" tab="2"></trade-service>', {
  replies: one,
})
export const Reviews = variant('<trade-service service-id="7" tab="3"></trade-service>', { replies: one })
