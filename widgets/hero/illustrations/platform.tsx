const WAVES = 't28 0'.repeat(34)

/** An offshore platform, for products and services in one place: a crane with goods, and people on deck. */
export function Platform() {
  return (
    <>
      <path d="M232 192l-24 148M408 192l24 148M320 192v148" strokeWidth="3" />
      <path d="M229 206l91 52M320 206l-99 52M320 206l99 52M411 206l-91 52M221 258h198" />
      <g className="body">
        <rect x="196" y="178" width="248" height="14" rx="3" />
        <rect x="226" y="126" width="96" height="52" rx="4" />
        <rect x="334" y="146" width="98" height="32" rx="4" />
        <path d="M36 258h124l-16 30H54Z" />
        <rect x="54" y="230" width="34" height="28" rx="3" />
      </g>
      <path d="M238 140h16v12h-16ZM266 140h16v12h-16ZM294 140h16v12h-16ZM226 162h96" />
      <path d="M212 104h92M222 104l10 22M294 104l-10 22M258 104v22" strokeWidth="3" />
      <path d="M344 146l26-94 26 94M351 120h38M358 95h24M365 70h10M351 120l31-25M389 120l-31-25M358 95l17-25M382 95l-17-25" />
      <path d="M346 162h12M370 162h12M394 162h12M418 162h6" />
      {/* A crane with a valve on its hook, drawn as in the product pictures. */}
      <path d="M206 178v-44" strokeWidth="3" />
      <g className="body">
        <rect x="194" y="112" width="26" height="24" rx="3" />
      </g>
      <path d="M196 116L100 54M214 112L100 54M214 112V96L100 54M176 90l6 13M148 74l5 14M124 63l4 9" />
      <path d="M100 54v84" />
      <g className="body">
        <circle cx="100" cy="172" r="19" />
        <path d="M81 163H68v18h13M119 163h13v18h-13M68 157h-8v30h8ZM132 157h8v30h-8Z" />
      </g>
      <circle cx="100" cy="172" r="8" />
      <path d="M100 153v-15M94 147h12" />
      <path className="flame" d="M97 136h32" strokeWidth="5" />
      {/* The flare. */}
      <path d="M444 182l66-74M444 192l72-80M456 170l12 0M470 154l12 0M484 138l12 0M498 122l12 0" />
      <path d="M515 106c-12-13 3-18 0-31 14 8 16 22 0 31Z" />
      <path d="M60 238h10v8h-10ZM100 258a9 9 0 0 1 18 0M118 258a9 9 0 0 1 18 0M109 244a9 9 0 0 1 18 0" />
      <g transform="translate(410 118)">
        <path d="M0 28v-10a8 8 0 0 1 16 0v10M4 28v-8M12 28v-8" />
        <circle cx="8" cy="4" r="4.5" />
        <path d="M1 2.5c2-8 12-8 14 0" strokeWidth="3" />
      </g>
      <path d={`M-196 288q14-9 28 0${WAVES}`} strokeWidth="3" />
      <path d={`M-182 306q14-9 28 0${WAVES}`} opacity="0.6" />
      <path d={`M-196 324q14-9 28 0${WAVES}`} opacity="0.35" />
    </>
  )
}
