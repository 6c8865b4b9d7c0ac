import { type CreatedInquiry, createInquiry, notifyInquiry } from '#shared/api/inquiries.ts'
import { uploadPdf } from '#shared/api/uploads.ts'
import { formFor } from '#shared/forms/form.ts'
import { required } from '#shared/forms/validation.ts'

export type InquiryValues = { subject: string; message: string }

/** The inquiry to one company about one subject: widgets that show the same one share its form and draft. */
export function inquiryForm(companyId: number, { subject, message }: InquiryValues) {
  return formFor<InquiryValues, CreatedInquiry>({
    name: 'inquiry',
    target: `${companyId}:${subject}`,
    initial: { subject, message },
    rules: [required('subject', 'subjectEmpty'), required('message', 'messageEmpty')],
    confirms: true,
    drafts: true,
    steps: {
      upload: (file, options) => uploadPdf('inquiry', file, options),
      create: ({ subject, message }, { attachmentUrl, fileName, ending, ...options }) =>
        createInquiry({ subject, message: message + ending, companyId, attachmentUrl, fileName }, options),
      notify: notifyInquiry,
    },
  })
}
