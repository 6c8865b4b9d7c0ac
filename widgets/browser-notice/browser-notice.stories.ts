import { story } from '#shared/testing/story.ts'

export default { title: 'Widgets/Browser notice', component: 'trade-browser-notice' }

const notice = '<trade-browser-notice></trade-browser-notice>'

/** A browser that nobody shows stories in. */
export const OtherBrowser = story(notice, { config: { recommendedBrowser: 'Netscape Navigator' } })
export const LongName = story(notice, {
  config: { recommendedBrowser: 'Netscape Navigator of this or last year on a computer with a large screen' },
})
