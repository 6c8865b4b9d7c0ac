// The blocks in the editor: on the page a card that asks for what an element needs, beside it its other attributes. The
// element itself is shown on the site. A classic script, in a block that keeps its names from the other scripts.
{
  const { createElement } = wp.element
  const { InspectorControls, useBlockProps } = wp.blockEditor
  const { PanelBody, Placeholder, SelectControl, TextControl, ToggleControl } = wp.components

  /** What nobody has set is not written, so that the element and the configuration decide. */
  const setOrUnset = value => (value === '' || value === false ? undefined : value)

  const numberIn = text => (text === '' ? '' : Math.trunc(Number(text)))

  /** The control of an attribute, by its kind. */
  const controlOf = ({ property, kind, label, description, choices, default: usual }, value, set) => {
    const about = { key: property, label, help: description }
    if (kind === 'boolean') return createElement(ToggleControl, { ...about, checked: !!value, onChange: set })
    const input = { ...about, value: value ?? '', onChange: set }
    if (choices) {
      const unset = { value: '', label: usual ?? wp.i18n.__('Not set', 'trade-widgets') }
      const options = [unset, ...choices.map(choice => ({ value: choice, label: choice }))]
      return createElement(SelectControl, { ...input, options })
    }
    if (kind === 'text') return createElement(TextControl, input)
    const number = { type: 'number', min: kind === 'id' ? 1 : 0, placeholder: usual }
    return createElement(TextControl, { ...input, ...number, onChange: text => set(numberIn(text)) })
  }

  const editOf =
    (tag, { attributes }) =>
    ({ name, attributes: values, setAttributes }) => {
      const controls = isNeeded =>
        Object.values(attributes)
          .filter(({ required = false }) => required === isNeeded)
          .map(attribute => {
            const { property } = attribute
            const set = value => setAttributes({ [property]: setOrUnset(value) })
            return controlOf(attribute, values[property], set)
          })
      const { title: label, description: instructions } = wp.blocks.getBlockType(name)
      const panel = createElement(PanelBody, { title: `<${tag}>` }, ...controls(false))
      const card = { icon: 'store', label, instructions, isColumnLayout: true }
      return createElement(
        'div',
        useBlockProps(),
        createElement(InspectorControls, null, panel),
        createElement(Placeholder, card, ...controls(true)),
      )
    }

  // Declared by the plugin before this script.
  for (const [tag, element] of Object.entries(tradeWidgetsElements)) {
    // The rest of each stands in its block.json, which WordPress has read.
    wp.blocks.registerBlockType(`trade-widgets/${element.block}`, {
      edit: editOf(tag, element),
      save: () => null,
    })
  }
}
