import * as account from '#shared/api/account.ts'
import * as chat from '#shared/api/chat-writes.ts'
import { sendContact, subscribe } from '#shared/api/contact.ts'
import { createInquiry, notifyInquiry } from '#shared/api/inquiries.ts'
import { createRfq } from '#shared/api/rfq.ts'
import { uploadSheet } from '#shared/api/sheets.ts'
import { uploadPdf } from '#shared/api/uploads.ts'
import type { ExpectedRequest } from './expected-request.ts'

const JSON_TYPE = 'application/json'
const pdf = new File(['%PDF-1.7'], 'a', { type: 'application/pdf' })
const sheet = new File(['Item,Qty\nValve,4\n'], 'mto.csv', { type: 'text/csv' })
/** An RFQ with a file whose name has several dots. */
export const rfq = {
  itemId: 7,
  itemName: 'Mud pump "½"',
  companyId: 12,
  quantity: 2.5,
  message: 'Lead time?',
  attachmentUrl: '/files/5f1c.pdf',
  fileName: 'a',
}
/** The part of the body that does not depend on the kind. */
export const rfqBody = {
  title: 'RFQ : Mud pump "½"',
  toTenantId: 12,
  rfqBody: 'Lead time?',
  fromUserId: 41,
  productName: 'Mud pump "½"',
  productServiceId: 7,
  productUomId: 1,
}

/** Every write with the request that it must make. */
export const writes = {
  authenticate: {
    make: () => account.authenticate('aisyah@buyer.test', 'a+b &c=d%'),
    call: 'POST /api/tenant/auth',
    type: 'application/x-www-form-urlencoded',
    bearer: '',
    body: { username: 'aisyah@buyer.test', password: 'a+b &c=d%', grant_type: 'password' },
  },
  register: {
    make: () =>
      account.register({ email: 'b@c.test', password: 'pw', name: 'Ben', mobileNo: '', category: 'company' }),
    call: 'POST /api/login/tenant/register',
    type: JSON_TYPE,
    body: { Email: 'b@c.test', Password: 'pw', Name: 'Ben', MobileNo: '', Category: 'company' },
  },
  recoverPassword: {
    make: () => account.recoverPassword('b@c.test'),
    call: 'PUT /api/Admin/password/recovery',
    type: JSON_TYPE,
    body: { emailTo: 'b@c.test' },
  },
  contact: {
    make: () => sendContact({ email: 'b@c.test', name: 'Ben', message: 'Hello\nthere' }),
    call: 'PUT /api/Admin/contact/us',
    type: JSON_TYPE,
    body: { email: 'b@c.test', name: 'Ben', message: 'Hello\nthere' },
  },
  subscribe: {
    make: () => subscribe('b@c.test'),
    call: 'POST /api/public/newsletter/add',
    type: JSON_TYPE,
    body: { email: 'b@c.test' },
  },
  createRfq: {
    make: () => createRfq({ ...rfq, kind: 'product' }),
    call: 'POST /api/public/rfq/new2',
    type: JSON_TYPE,
    needsSignIn: true,
    query: { attachmentUrl: '/files/5f1c.pdf', fileName: 'a' },
    body: { ...rfqBody, categoryTypeId: 1, quantity: 2.5 },
  },
  createInquiry: {
    make: () =>
      createInquiry({
        subject: 'Mud pump',
        companyId: 12,
        message: 'Hello',
        attachmentUrl: '/files/5f1c.pdf',
        fileName: '',
      }),
    call: 'POST /api/public/inquiry/new2',
    type: JSON_TYPE,
    needsSignIn: true,
    body: {
      title: 'Inquiry : Mud pump',
      toTenantId: 12,
      inquiryBody: 'Hello',
      fromUserId: 41,
      attachmentUrl: '/files/5f1c.pdf',
      fileName: '',
    },
  },
  notifyInquiry: {
    make: () => notifyInquiry({ inquiryId: 601, historyId: 701 }),
    call: 'POST /api/public/Inquiry/Email',
    type: JSON_TYPE,
    needsSignIn: true,
    body: { tenantInquiryId: 601, inquiryHistoryId: 701 },
  },
  uploadForInquiry: {
    make: () => uploadPdf('inquiry', pdf),
    call: 'POST /api/upload/Public/Inquiry/Doc',
    needsSignIn: true,
    body: { file: pdf },
  },
  uploadForServiceRfq: {
    make: () => uploadPdf('service', pdf),
    call: 'POST /api/upload/Public/Services/Rfq/Doc',
    needsSignIn: true,
    body: { file: pdf },
  },
  uploadForProductRfq: {
    make: () => uploadPdf('product', pdf),
    call: 'POST /api/upload/Public/Products/Rfq/Doc',
    needsSignIn: true,
    body: { file: pdf },
  },
  uploadSheet: {
    make: () => uploadSheet(sheet),
    call: 'POST /api/upload/Public/Rfq/Sheet',
    needsSignIn: true,
    body: { file: sheet },
  },
  startLegacyChat: {
    make: () => chat.startLegacyChat({ companyId: 12, message: 'Hello' }),
    call: 'POST /api/public/chat',
    type: JSON_TYPE,
    needsSignIn: true,
    body: { selectedUser: 12, messag: 'Hello', fromUserId: 41 },
  },
  startChat: {
    make: () => chat.startChat({ title: 'Kerteh Flow Control', companyId: 12, message: 'Hello' }),
    call: 'POST /api/public/user/addNewChat',
    type: JSON_TYPE,
    needsSignIn: true,
    body: { Title: 'Kerteh Flow Control', ToTenantId: 12, MessageBody: 'Hello', FromUserId: 41 },
  },
  continueChat: {
    make: () => chat.continueChat({ chatId: 301, message: 'Still there?', staffStatus: 0 }),
    call: 'POST /api/public/user/updateChatHistory',
    type: JSON_TYPE,
    needsSignIn: true,
    body: { ChatId: 301, MessageBody: 'Still there?', FromUserId: 41, StaffStatus: 0 },
  },
} satisfies Record<string, ExpectedRequest>
