// The properties of a document in Chromium. A browser test fails when the bundle reads one that is missing here.

/** An object with one of these names may be a document. */
export const documentNames: ReadonlySet<string> = new Set(
  `
    activeElement activeViewTransition addEventListener adoptNode adoptedStyleSheets alinkColor anchors
    appendChild applets ariaNotify baseURI bgColor body captureEvents caretPositionFromPoint
    caretRangeFromPoint characterSet charset childElementCount childNodes cloneNode
    compareDocumentPosition compatMode contains contentType cookie createAttribute createAttributeNS
    createCDATASection createComment createDocumentFragment createElement createElementNS createEvent
    createExpression createNSResolver createNodeIterator createProcessingInstruction createRange
    createTextNode createTreeWalker currentScript customElementRegistry defaultView designMode
    dispatchEvent doctype documentElement documentURI domain elementFromPoint elementsFromPoint embeds
    evaluate execCommand exitFullscreen exitPictureInPicture exitPointerLock featurePolicy fgColor
    firstChild firstElementChild fonts forms fragmentDirective fullscreen fullscreenElement
    fullscreenEnabled getAnimations getElementById getElementsByClassName getElementsByName
    getElementsByTagName getElementsByTagNameNS getRootNode getSelection hasChildNodes hasFocus
    hasStorageAccess hasUnpartitionedCookieAccess head images implementation importNode inputEncoding
    insertBefore isConnected isDefaultNamespace isEqualNode isSameNode lastChild lastElementChild
    lastModified linkColor lookupNamespaceURI lookupPrefix moveBefore nextSibling nodeName nodeType
    nodeValue ownerDocument parentElement parentNode pictureInPictureElement pictureInPictureEnabled
    plugins pointerLockElement prerendering previousSibling queryCommandEnabled queryCommandIndeterm
    queryCommandState queryCommandSupported queryCommandValue querySelector querySelectorAll readyState
    referrer releaseEvents removeChild removeEventListener replaceChild replaceChildren
    requestStorageAccess rootElement scripts scrollingElement startViewTransition styleSheets
    textContent timeline visibilityState vlinkColor wasDiscarded when xmlEncoding xmlStandalone
    xmlVersion
  `
    .trim()
    .split(/\s+/),
)
