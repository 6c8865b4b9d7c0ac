/** What the snippet builder says. Only the storefront has it, so partners' pages do not load its words. */
export const words = {
  title: 'Embed a widget',
  about: 'Put a piece of the marketplace on your own site: choose it, see it live, and paste the snippet.',
  reference: 'All of its attributes, events, slots and parts',
  choose: 'Choose',
  widget: 'Widget',
  theme: 'Theme',
  themeHint:
    'Light or dark colours. A page that is only light, or only dark, looks best with widgets that are the same.',
  themes: { auto: 'Follows the visitor', light: 'Light', dark: 'Dark' },
  usual: 'As usual',
  usualIs: (value: string): string => `As usual: ${value}`,
  wrong: (expects: string): string => `This has to be ${expects}.`,
  byName: 'Type a name to find it, or its number.',
  unknownName: 'Choose one from the list, or type its number.',
  yours: 'Yours',
  others: 'Of others',
  all: 'On the marketplace',
  found: (count: number): string => (count === 0 ? 'Nothing found of this name' : `Found: ${count}`),
  look: 'Look',
  lookHint: 'Colours and corners, in light and dark. Your own colours below come on top.',
  colours: 'Colours',
  coloursHint:
    'Without a choice of yours they are those of the theme. Yours hold in light and in dark: a page that is only one of them chooses it above.',
  contrast: (
    scheme: 'light' | 'dark',
    { what, ratio, minimum }: { what: string; ratio: number; minimum: number },
    others: number,
  ): string => {
    // Cut off, not rounded: 4.49 is not 4.5.
    const figure = (Math.floor(ratio * 10) / 10).toFixed(1)
    const more = others > 0 ? `, and ${others} more` : ''
    return `⚠ Hard to read in ${scheme}: ${what.toLowerCase()} (contrast ${figure}, needs ${minimum})${more}.`
  },
  reset: (colour: string): string => `${colour}: back to the theme’s`,
  preview: 'Preview',
  previewHint: 'Live, with everything but its links, which would lead away from here.',
  phone: 'Phone, 360 px',
  full: 'Full width',
  width: 'Width of the preview',
  waiting: 'Fill in what is required, and it shows here.',
  failed: 'This widget could not be loaded. Check the connection, and choose it again.',
  snippet: 'Snippet',
  htmlHint:
    'The script once on a page, however many widgets there are; the rest where the widget is to stand.',
  reactHint:
    'With the package trade-widgets in your project: React 18 or 19, rendered on a server too. The configuration once on a page.',
  wordPressHint:
    'With the plugin of the reference, which is told the marketplace and the theme in its settings. The shortcode or the block, whichever suits; CSS goes to the first lines of the theme’s Additional CSS.',
  checked: 'Let the browser check the script',
  checkedHint:
    'It then runs this release and no other. After a new release of the marketplace visitors see the link instead, until you copy the snippet again.',
  checkedKept: 'It then runs this release and no other. The marketplace keeps it, also after a new one.',
  unchecked: 'The sum of the script could not be had. Check the connection, and tick it again.',
  fastest: 'Show it as fast as can be',
  fastestHint:
    'For one that is in view when the page opens: the files of this release and what the widget shows first are then fetched together with the script. After a new release of the marketplace it is slower than without, until you copy the snippet again.',
  fastestKept:
    'For one that is in view when the page opens: the files of this release and what the widget shows first are then fetched together with the script. The marketplace keeps this release, also after a new one.',
  noFiles: 'The list of this release’s files could not be had. Check the connection, and tick it again.',
  isolated: 'Isolated',
  isolatedHint:
    'In a frame of the marketplace: scripts and styles of the page reach neither what is typed nor who is signed in. It costs about 40 kB more on a first visit and takes about twice as long to show. The page has to be on another origin than the marketplace.',
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'The browser did not let us copy. The snippet is selected: press Ctrl+C, or ⌘C.',
} as const
