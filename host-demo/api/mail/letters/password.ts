import { type InLanguages, type Letters, paragraphs, type Words } from '../language.ts'

/** Tells a temporary password. It leaves out the name, which somebody else may have chosen for this address. */
export const recovery: Letters<{ password: string }> = {
  en: ({ password }) => ({
    subject: 'Your temporary password',
    body: paragraphs(
      `Your temporary password is ${password}`,
      'Sign in with it within 24 hours, open Dashboard and choose your own password. You cannot use it for anything ' +
        'else. If you did not ask for it, ignore this e-mail. Your old password still works.',
    ),
  }),
  ms: ({ password }) => ({
    subject: 'Kata laluan sementara anda',
    body: paragraphs(
      `Kata laluan sementara anda ialah ${password}`,
      'Log masuk dengannya dalam masa 24 jam, buka Papan Pemuka dan pilih kata laluan anda sendiri. Ia tidak boleh ' +
        'digunakan untuk perkara lain. Jika anda tidak memintanya, abaikan e-mel ini. Kata laluan lama anda masih sah.',
    ),
  }),
}

/** Tells that the password was changed. */
export const passwordChanged: InLanguages<Words> = {
  en: {
    subject: 'Your password was changed',
    body: 'If this was not you, recover your password at once. This ends every open session.',
  },
  ms: {
    subject: 'Kata laluan anda telah ditukar',
    body: 'Jika ini bukan anda, pulihkan kata laluan anda dengan segera. Semua sesi yang terbuka akan ditamatkan.',
  },
}
