import {
  largeText,
  longTexts,
  narrow,
  rightToLeft,
  signedIn,
  signedOut,
} from '#shared/testing/circumstances.ts'
import { json, later } from '#shared/testing/network.ts'
import { serviceReply } from '#shared/testing/replies.ts'
import { story, variant } from '#shared/testing/story.ts'
import { longWords, survey } from './product.samples.ts'

export default { title: 'Widgets/Service', component: 'trade-service' }

const service = '<trade-service service-id="7"></trade-service>'
const DETAIL = 'GET /api/public/service/detail'
const one = { [DETAIL]: survey }

export const Loading = story(service, { replies: { [DETAIL]: later() } })
export const Ready = story(service, { replies: one })
export const LoadFailed = story(service, { replies: { [DETAIL]: json(500, {}) } })
export const Offline = story(service, { offline: true })
export const NotFound = story(service, { replies: { [DETAIL]: { ...survey, serviceDetail: [] } } })
export const NotSetUp = story('<trade-service></trade-service>')
export const SignedOut = signedOut(Ready)
export const SignedIn = signedIn(Ready)

export const LongTexts = longTexts(Ready, { replies: { [DETAIL]: serviceReply(longWords) } })
export const MissingFields = story(service, {
  replies: { [DETAIL]: { serviceDetail: [{ Id: 7, Name: 'Calibration' }] } },
})
export const RightToLeft = rightToLeft(Ready)
export const Narrow = narrow(Ready)
export const LargeText = largeText(Ready)

export const CompanyProfile = variant('<trade-service service-id="7" tab="2"></trade-service>', {
  replies: one,
})
export const Reviews = variant('<trade-service service-id="7" tab="3"></trade-service>', { replies: one })
