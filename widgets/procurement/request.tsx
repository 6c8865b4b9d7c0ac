import { LatePlace, late, useLate } from '#shared/element/late.tsx'
import type { Extension, PlaceProps } from '#shared/places/places.tsx'

const attachments = late(() => import('#shared/procurement/attachments/attachments.tsx'))
const records = late(() => import('#shared/procurement/sent-requests/sent-requests.ts'))

/** Replaces the single file with several. It loads later, into the space reserved for it. */
function MoreFiles({ file, chooseFile, removeFile }: PlaceProps['more-files']) {
  // Early: the network may be gone when a record is to be stored.
  useLate(records)
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
  recordSent(request) {
    records.load().then(
      ({ recordSent }) => recordSent(request),
      () => {},
    )
  },
} satisfies Extension
