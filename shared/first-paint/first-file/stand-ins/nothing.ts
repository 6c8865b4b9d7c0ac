const nothing = (): null => null

// What only answers a reader, or is shown only after an answer, comes with the whole bundle.
export {
  nothing as __vitePreload,
  nothing as AlertDialog,
  nothing as ConfirmDialog,
  nothing as createRfq,
  nothing as DashboardLink,
  nothing as errorMessages,
  nothing as LoaderDialog,
  nothing as noteRequest,
  nothing as openDialog,
  nothing as requestElements,
  nothing as searchExtension,
  nothing as uploadPdf,
  nothing as useAsking,
  nothing as useAttachments,
  nothing as useChatLink,
  nothing as useChatRequest,
  nothing as useListParts,
  nothing as useOffer,
  nothing as useRecord,
  nothing as useRefining,
  nothing as useRequirements,
  nothing as useSearchField,
  nothing as useSignIn,
  nothing as useStructuredData,
}
