/** What the snippet builder says. Only the storefront has it, so partners' pages do not load its words. */
export const words = {
  title: 'Embed a widget',
  about: 'Put a piece of the marketplace on your own site: choose it, see it live, and paste the snippet.',
  reference: 'All of its attributes, events, slots and parts',
  choose: 'Choose',
  widget: 'Widget',
  theme: 'Light or dark colours; without it those of the configuration.',
  usual: 'As usual',
  usualIs: (value: string): string => `As usual: ${value}`,
  wrong: (expects: string): string => `This has to be ${expects}.`,
  look: 'Look',
  lookHint: 'Colours and corners, in light and dark. Your own colours below come on top.',
  colours: 'Colours',
  coloursHint: 'Without a choice of yours they are those of the theme.',
  reset: (colour: string): string => `${colour}: back to the theme’s`,
  preview: 'Preview',
  previewHint: 'Live, with everything but its links, which would lead away from here.',
  waiting: 'Fill in what is required, and it shows here.',
  failed: 'This widget could not be loaded. Check the connection, and choose it again.',
  snippet: 'Snippet',
  snippetHint:
    'The script once on a page, however many widgets there are; the rest where the widget is to stand.',
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
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'The browser did not let us copy. The snippet is selected: press Ctrl+C, or ⌘C.',
} as const
