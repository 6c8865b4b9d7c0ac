import { LatePlace, late } from '#shared/element/late.tsx'
import type { Extension, PlaceProps } from '#shared/places/places.tsx'

const attachments = late(() => import('#shared/procurement/attachments/attachments.tsx'))

/** Has the form's file field take several files. It loads later, into the space reserved for it. */
function MoreFiles({ chooseFile, removeFile, ...form }: PlaceProps['more-files']) {
  return (
    <LatePlace className="more-files" of={attachments}>
      {({ Attachments }) => (
        <Attachments {...form} onChange={merged => (merged ? void chooseFile(merged) : removeFile())} />
      )}
    </LatePlace>
  )
}

/** Extends the form of a request. */
export const requestExtension = {
  places: { 'more-files': MoreFiles },
  keepsRequests: true,
} satisfies Extension
