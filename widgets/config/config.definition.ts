/** The description of `<trade-config>`, which renders nothing and is not a widget. */
export const configDefinition = {
  tag: 'trade-config',
  summary: 'The configuration of all widgets of a page, as an element. It renders nothing.',
  framed: false,
  rendered: false,
  // It comes with the start, because its settings must be known before the first request.
  chunk: false,
}
