const leaveToRest = (): never => {
  throw new Error('The rest of the bundle shows this')
}

// What first content hardly ever has: where it is to be shown after all, the whole bundle paints.
export {
  leaveToRest as ChatSkeleton,
  leaveToRest as CompanyProfile,
  leaveToRest as CompanySkeleton,
  leaveToRest as ContactTab,
  leaveToRest as ErrorState,
  leaveToRest as InlineError,
  leaveToRest as ItemSkeleton,
  leaveToRest as ItemsTab,
  leaveToRest as ListSkeleton,
  leaveToRest as NoResults,
  leaveToRest as Reviews,
  leaveToRest as SessionExpired,
}
