import { LatePlace, late } from '#shared/element/late.tsx'
import type { Extension, PlaceProps } from '#shared/places/places.tsx'

const attachments = late(() => import('#shared/procurement/attachments/attachments.tsx'))

/** Replaces the single file with several. It loads later, into the space reserved for it. */
function MoreFiles({ file, chooseFile, removeFile }: PlaceProps['more-files']) {
  return (
    <LatePlace className="more-files" of={attachments}>
      {({ Attachments }) => (
        <Attachments file={file} onChange={merged => (merged ? void chooseFile(merged) : removeFile())} />
      )}
    </LatePlace>
  )
}

/** Extends the form of a request. */
export const requestExtension = {
  places: { 'more-files': MoreFiles },
  keepsRequests: true,
} satisfies Extension
