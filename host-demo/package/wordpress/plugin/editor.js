// The blocks in the editor: a card on the page for the required attributes, and the others in the sidebar. Only the site
// shows the element itself. This is a classic script, and the braces keep its names apart from those of other scripts.
{
  const { createElement } = wp.element
  const { getBlockType, registerBlockType } = wp.blocks
  const { InspectorControls, useBlockProps } = wp.blockEditor
  const { PanelBody, Placeholder, SelectControl, TextControl, ToggleControl } = wp.components
  const { __ } = wp.i18n

  const option = (value, label = value) => ({ value, label })
  const notSet = __('{words.notSet}', 'trade-widgets')
  const yesOrNo = [
    option('true', __('{words.yes}', 'trade-widgets')),
    option('false', __('{words.no}', 'trade-widgets')),
  ]

  const number =
    min =>
    ({ default: placeholder }, value, set) => {
      const change = text => set(text && Math.trunc(Number(text)))
      return [TextControl, { type: 'number', min, placeholder, value, onChange: change }]
    }

  /** The control of an attribute and its properties, by kind. The value '' is not written, so that the element uses its default. */
  const controls = {
    id: number(1),
    integer: number(0),
    text: (_, value, set) => [TextControl, { value, onChange: set }],
    enum({ choices, default: usual = notSet }, value, set) {
      const options = [option('', usual), ...choices.map(choice => option(choice))]
      return [SelectControl, { options, value, onChange: set }]
    },
    boolean({ isOpen }, value, set) {
      if (!isOpen) return [ToggleControl, { checked: value === true, onChange: isOn => set(isOn || '') }]
      const change = chosen => set(chosen && chosen === 'true')
      return [
        SelectControl,
        { options: [option('', notSet), ...yesOrNo], value: `${value}`, onChange: change },
      ]
    },
  }

  const editOf =
    (tag, element) =>
    ({ name, attributes: values, setAttributes }) => {
      const controlOf = attribute => {
        const { property: key, kind, label, description: help } = attribute
        const set = value => setAttributes({ [key]: value === '' ? undefined : value })
        const [control, properties] = controls[kind](attribute, values[key] ?? '', set)
        return createElement(control, { key, label, help, ...properties })
      }
      const all = Object.values(element.attributes)
      const needed = all.filter(({ required }) => required).map(controlOf)
      const others = all.filter(({ required }) => !required).map(controlOf)
      const { title: label, description: instructions } = getBlockType(name)
      return createElement(
        'div',
        useBlockProps(),
        createElement(InspectorControls, null, createElement(PanelBody, { title: `<${tag}>` }, others)),
        createElement(Placeholder, { icon: 'store', label, instructions, isColumnLayout: true }, needed),
      )
    }

  // The plugin declares this variable before this script.
  for (const [tag, element] of Object.entries(tradeWidgetsElements)) {
    // WordPress has read the rest from block.json.
    registerBlockType(`trade-widgets/${element.block}`, { edit: editOf(tag, element), save: () => null })
  }
}
