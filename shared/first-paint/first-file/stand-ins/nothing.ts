const nothing = (): null => null
const untouched = () => ({ touch: {} })

// What only answers a reader, or is shown only after an answer, comes with the whole bundle.
export {
  nothing as __vitePreload,
  nothing as errorMessages,
  nothing as noteRequest,
  nothing as openDialogFrom,
  nothing as requestElements,
  nothing as searchExtension,
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
  untouched as useOnTouch,
}
