import { member } from '#shared/testing/scene.ts'
import { story } from '#shared/testing/story.ts'

export default { title: 'Widgets/Banner', component: 'trade-banner' }

const register = '<trade-banner name="register"></trade-banner>'

export const Register = story(register)
export const RegisterSignedIn = story(register, { user: member() })
export const Community = story('<trade-banner name="community"></trade-banner>')
export const UnknownName = story('<trade-banner name="sale"></trade-banner>')
