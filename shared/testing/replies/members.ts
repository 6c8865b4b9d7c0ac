/** The reply of `POST /api/tenant/auth`. */
export function authReply(token = 'token-41') {
  return { access_token: token, token_type: 'bearer', expires_in: 86_399 }
}

/** The reply of `GET /api/login/userdetail`. */
export function userReply(fields: { id?: number; name?: string; image?: string; email?: string } = {}) {
  return {
    UserId: fields.id ?? 41,
    Name: fields.name ?? 'Aisyah Rahman',
    ImageURL: fields.image ?? '',
    Email: fields.email ?? 'aisyah@buyer.test',
  }
}

/** The reply of register, recovery, newsletter and contact. */
export function envelopeReply(code: number | string = 200, message = 'Done') {
  return { ReturnCode: code, ResponseMessage: message }
}

/** The reply of `POST /api/public/rfq/new2`, in one of the shapes that servers may use. */
export function rfqReply(id = 501) {
  return { ReturnCode: 200, ResponseMessage: 'RFQ saved', Id: id }
}

/** The reply of `POST /api/public/inquiry/new2`. */
export function inquiryReply(inquiryId = 601, historyId = 701) {
  return { Item1: { Id: inquiryId }, Item2: historyId }
}

/** The reply of the three uploads. */
export function uploadReply(name = '/api/upload/files/5f1c.pdf') {
  return { Result: [{ DocFileName: name }] }
}
