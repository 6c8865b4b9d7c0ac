import { roomFor, type Told, useTold } from '#shared/lead/lead.ts'
import css from '#shared/lead/lead-room.css?inline'
import { shareStyles } from '#shared/styles/sheet.ts'

shareStyles(css)

export const useLead = useTold

/** Empty: what stands in it comes with the rest of the bundle. */
export const LeadRoom = ({ lead }: { lead: Told | undefined }) => lead && <div className={roomFor(lead)} />
