import { type CreatedInquiry, createInquiry, notifyInquiry } from '#shared/api/inquiries.ts'
import { uploadPdf } from '#shared/api/uploads.ts'
import { type InquiryValues, inquiryRules } from '#shared/forms/form-rules.ts'
import { formFor } from '#shared/forms/registry.ts'
import { createForm } from '#shared/forms/submission.ts'

/** The inquiry to one company about one subject: widgets that show the same one share its form and draft. */
export function inquiryForm(companyId: number, subject: string) {
  const target = `${companyId}:${subject}`
  return formFor(`inquiry:${target}`, () =>
    createForm<InquiryValues, CreatedInquiry>({
      name: 'inquiry',
      target,
      initial: { subject, message: '' },
      rules: inquiryRules,
      confirm: 'inquiry.confirm',
      drafts: true,
      upload: (file, tools) => uploadPdf('inquiry', file, tools),
      steps: {
        create: (values, { attachmentUrl, fileName, ...options }) =>
          createInquiry({ ...values, companyId, attachmentUrl, fileName }, options),
        notify: notifyInquiry,
      },
    }),
  )
}
