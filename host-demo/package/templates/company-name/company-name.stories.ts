import { json, later } from '#shared/testing/fake-network.ts'
import { companyReply } from '#shared/testing/replies.ts'
import { story } from '#shared/testing/story.ts'
import * as variants from '#shared/testing/story-variants.ts'

export default { title: 'Widgets/Company name', component: 'trade-company-name' }

const html = '<trade-company-name company-id="12"></trade-company-name>'
const CALL = 'GET /api/public/tenant/website'
const longName = 'Kementerian Kejuruteraan Minyak dan Gas Terengganu Sdn Bhd'

export const Loading = story(html, { replies: { [CALL]: later() } })
export const Ready = story(html, { replies: { [CALL]: companyReply() } })
export const LoadFailed = story(html, { replies: { [CALL]: json(500, {}) } })
export const Offline = story(html, { offline: true })
export const NotFound = story(html, { replies: { [CALL]: json(404, {}) } })
export const NotSetUp = story('<trade-company-name></trade-company-name>')
export const LongTexts = variants.longTextsVariant(Ready, {
  replies: { [CALL]: companyReply({ name: longName }) },
})
export const MissingFields = story(html, { replies: { [CALL]: companyReply({ registrationNo: '' }) } })
export const RightToLeft = variants.rightToLeftVariant(Ready)
export const Narrow = variants.narrowVariant(Ready)
export const LargeText = variants.largeTextVariant(Ready)
