const nothing = (): null => null

// What only answers a reader, or is shown only after an answer, comes with the whole bundle.
export {
  nothing as AlertDialog,
  nothing as ConfirmDialog,
  nothing as createRfq,
  nothing as LoaderDialog,
  nothing as openDialog,
  nothing as uploadPdf,
  nothing as useSignIn,
}
