import type { CreatedInquiry } from '#shared/api/inquiries.ts'
import { formFor } from '#shared/forms/form.ts'
import { required } from '#shared/forms/validation.ts'

export type InquiryValues = { subject: string; message: string }

/** Loads the calls that send the inquiry, which a visitor who only reads does not need. */
export const bringCalls = () =>
  Promise.all([
    import('#shared/api/inquiries.ts'),
    import('#shared/api/uploads.ts'),
    import('#shared/forms/requests.ts'),
  ])

/** Returns the inquiry to one company about one subject. Widgets that show the same one share its form and draft. */
export function inquiryForm(companyId: number, { subject, message }: InquiryValues, keepsRequests: boolean) {
  return formFor<InquiryValues, CreatedInquiry>({
    name: 'inquiry',
    target: `${companyId}:${subject}`,
    initial: { subject, message },
    rules: [required('subject', 'subjectEmpty'), required('message', 'messageEmpty')],
    confirms: true,
    drafts: true,
    steps: {
      upload: async (file, options) => {
        const [, { uploadPdf }] = await bringCalls()
        return uploadPdf('inquiry', file, options)
      },
      create: async ({ subject: title, message }, { attachmentUrl, fileName, ending, ...options }) => {
        const [{ createInquiry }, , { recordRequest }] = await bringCalls()
        const inquiry = { subject: title, message: message + ending, companyId, attachmentUrl, fileName }
        const created = await createInquiry(inquiry, options)
        const shown = { title, about: subject, message, fileName, serverId: created.inquiryId }
        const rest = {
          kind: 'inquiry',
          itemId: 0,
          quantity: 0,
          companyId,
          companyName: '',
          list: '',
        } as const
        recordRequest({ ...rest, ...shown }, keepsRequests)
        return created
      },
      notify: async (created, options) => {
        const [{ notifyInquiry }] = await bringCalls()
        return notifyInquiry(created, options)
      },
    },
  })
}
