type Change = (html: string) => string

const BLANK = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

const pictures =
  (change: Change): Change =>
  (html): string =>
    html.replace(/<img\b[^>]*>/g, change)

const withClass = (tag: string, name: string): string =>
  tag.includes(' class="')
    ? tag.replace(' class="', ` class="${name} `)
    : tag.replace('<img', `<img class="${name}"`)

/** What plugins and proxies that delay pictures do to the HTML of a page. None of these heeds any mark. */
export const pictureDelays: Readonly<Record<string, Change>> = {
  lazysizes: pictures(tag =>
    withClass(tag.replace(/ src="([^"]*)"/, ` src="${BLANK}" data-src="$1"`), 'lazyload'),
  ),
  'WP Rocket': pictures(tag => tag.replace(/ src="([^"]*)"/, ` src="${BLANK}" data-lazy-src="$1"`)),
  Jetpack: pictures(tag =>
    withClass(tag, 'jetpack-lazy-image').replace(
      '<img',
      `<img data-lazy-src="x" srcset="${BLANK}" sizes="1px"`,
    ),
  ),
  'Cloudflare Mirage': pictures(tag =>
    tag.replace(/ src="([^"]*)"/, ' data-cfsrc="$1" style="display:none;visibility:hidden"'),
  ),
  'a plugin that moves pictures to its servers': pictures(tag =>
    tag
      .replace(/ src="([^"]*)"/, ` src="${BLANK}#$1"`)
      .replace(/ loading="\w+"/, ' loading="eager"')
      .replace(/ (width|height)="\d+"/g, ''),
  ),
}

const ADDRESS = /[\w.+-]+@[\w-]+\.[\w.-]*\w/g

/** Changes texts alone: no tags, and no content of scripts and styles. */
const texts =
  (change: Change): Change =>
  html =>
    html
      .split(/(<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>|<[^>]+>)/)
      .map((part, index) => (index % 2 ? part : change(part)))
      .join('')

const hidden =
  '<a href="/cdn-cgi/l/email-protection" class="__cf_email__" data-cfemail="5a">[email&#160;protected]</a>'

/** What proxies and plugins that hide e-mail addresses do to the HTML of a page. None of these heeds any mark. */
export const addressHiders: Readonly<Record<string, Change>> = {
  Cloudflare: html =>
    texts(text => text.replace(ADDRESS, hidden))(html).replace(
      /href="mailto:[^"]*"/g,
      'href="/cdn-cgi/l/email-protection#5a"',
    ),
  'a plugin that writes words': texts(text =>
    text.replace(ADDRESS, address => address.replace('@', ' [at] ').replaceAll('.', ' [dot] ')),
  ),
  'a plugin that turns the letters': texts(text =>
    text.replace(ADDRESS, address => `<bdo dir="rtl">${[...address].reverse().join('')}</bdo>`),
  ),
  'a plugin that draws a picture': texts(text => text.replace(ADDRESS, `<img alt="e-mail" src="${BLANK}">`)),
}
