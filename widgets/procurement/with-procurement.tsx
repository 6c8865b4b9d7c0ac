import { useStore } from '@nanostores/react'
import { type FunctionComponent, useMemo } from 'react'
import { $config } from '#shared/config/config.ts'
import { optionalBooleanAttribute } from '#shared/element/attributes.ts'
import { type Extension, ExtensionContext } from '#shared/places/places.tsx'

/** The attribute of every element that procurement extends. It wins over the configuration. */
export const procurementAttribute = optionalBooleanAttribute(
  'Gives buyers the tools of procurement, such as an RFQ list. By default as configured.',
)

/** Returns the component of an element whose screen knows nothing of procurement, and is extended while it is on. */
export function withProcurement<Props extends object>(
  Screen: FunctionComponent<Props>,
  extension: Extension,
): FunctionComponent<Props & { procurement: boolean | undefined }> {
  return function Extended({ procurement, ...props }) {
    const config = useStore($config)
    const isOn = procurement ?? config.procurement
    // As text, because React omits an attribute that is false.
    const passedOn = procurement?.toString()
    const value = useMemo(
      () => ({ ...(isOn && extension), nested: { procurement: passedOn } }),
      [isOn, passedOn],
    )
    return (
      <ExtensionContext value={value}>
        {/* Generic props without one name: TypeScript does not see that the rest is `Props`. */}
        <Screen {...(props as unknown as Props)} />
      </ExtensionContext>
    )
  }
}
