import { messages } from '#shared/messages/i18n.ts'

export const embedMessages = messages('embed', {
  title: 'Embed a widget',
  about: 'Put part of the marketplace on your own site. Choose a widget, see it live, and paste the snippet.',
  reference: 'All its attributes, events, slots and parts',
  choose: 'Choose',
  widget: 'Widget',
  theme: 'Theme',
  themeHint: 'Light or dark colours. If your page is always light or always dark, choose the same here.',
  auto: 'Visitor’s setting',
  light: 'Light',
  dark: 'Dark',
  usual: 'Default',
  usualIs: 'Default: {value}',
  wrong: 'This must be {expected}.',
  byName: 'Type a name to find it, or its number.',
  unknownName: 'Choose one from the list, or type its number.',
  yours: 'Yours',
  others: 'Others',
  all: 'On the marketplace',
  noneFound: 'Nothing found with this name',
  found: 'Found: {count}',
  look: 'Look',
  lookHint: 'Colours and corners, in light and dark. Your own colours below override them.',
  colours: 'Colours',
  coloursHint:
    'The theme sets these until you choose your own. Your colours apply in both light and dark. If your page is only one of them, choose it above.',
  reset: '{colour}: reset to the theme’s colour',
  preview: 'Preview',
  previewHint: 'Live, but its links are off because they would leave this page.',
  phone: 'Phone, 360 px',
  full: 'Full width',
  width: 'Width of the preview',
  waiting: 'Fill in the required fields to see it here.',
  failed: 'This widget could not be loaded. Check your connection, then choose it again.',
  snippet: 'Snippet',
  htmlHint:
    'Add the script once per page, however many widgets it has. Put the rest where you want the widget.',
  reactHint:
    'Needs the package trade-widgets in your project. Works with React 18 and 19, also on a server. Add the configuration once per page.',
  wordPressHint:
    'Needs the plugin from the reference. Set the marketplace and the theme in its settings. Use the shortcode or the block. Put CSS in the first lines of the theme’s Additional CSS.',
  checked: 'Let the browser check the script',
  checkedHint:
    'The browser then runs only this release. After a new release of the marketplace, visitors see the link instead until you copy the snippet again.',
  checkedKept: 'The browser then runs only this release. The marketplace keeps it, even after a new one.',
  unchecked:
    'The checksum of the script could not be loaded. Check your connection, then tick the box again.',
  fastest: 'Show it as fast as possible',
  fastestHint:
    'For a widget that is in view when the page opens. The browser then loads this release and the widget’s first data together with the script. The lines are for a page in the same language as this one. After a new release of the marketplace, they make it slower until you copy the snippet again.',
  fastestKept:
    'For a widget that is in view when the page opens. The browser then loads this release and the widget’s first data together with the script. The lines are for a page in the same language as this one. The marketplace keeps this release, even after a new one.',
  noFiles:
    'The list of this release’s files could not be loaded. Check your connection, then tick the box again.',
  withContent: 'With content',
  withContentHint:
    'The snippet contains the widget’s current content, so visitors, search engines and link previews find it in your page without running a script. It is a snapshot: the widget updates it as soon as it runs. Copy the snippet again after an important change.',
  noContent: 'The content could not be loaded. Check your connection, then tick the box again.',
  isolated: 'Isolated',
  isolatedHint:
    'The widget runs in a frame of the marketplace. Your page’s scripts and styles cannot read the text that visitors type, or the account they use. It loads about 40 kB more on a first visit and takes about twice as long to show. Your page must be on a different origin from the marketplace.',
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'Your browser blocked copying. The snippet is selected: press Ctrl+C or ⌘C.',
})

/** The colours that a seller sets, by their tokens. */
export const colourMessages = messages('embedColour', {
  accent: 'Main buttons',
  primary: 'Links and marks',
  ink: 'Text',
  surface: 'Panels',
})

export const contrastMessages = messages('embedContrast', {
  inLight: '⚠ Hard to read in light: {what} (contrast {figure}, needs {minimum}){more}.',
  inDark: '⚠ Hard to read in dark: {what} (contrast {figure}, needs {minimum}){more}.',
  more: ', and {count} more',
  ink: 'text',
  muted: 'secondary text',
  primary: 'links and marks',
  'primary-hover': 'links on hover',
  'on-accent': 'text on main buttons',
  'on-deep': 'text on dark areas',
  danger: 'error messages',
  success: 'success messages',
  differ: 'differences',
  draw: 'drawings',
  control: 'field borders',
  star: 'stars',
})
