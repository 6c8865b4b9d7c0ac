/** An onshore plant: derrick, flare, treatment and tanks. 560 by 340 units. */
export function Plant() {
  return (
    <>
      <path d="M-400 300H960" strokeWidth="3" />
      {/* The derrick, with the flare on top. */}
      <path d="M70 300V120l22-40 22 40v180M70 120h44M70 160h44M70 200h44M70 240h44" />
      <path d="M70 120l44 40M114 120l-44 40M70 160l44 40M114 160l-44 40M70 200l44 40M114 200l-44 40M70 240l44 60M114 240l-44 60" />
      <path d="M56 300v-14h72v14M92 120v120" />
      <path className="flame" d="M92 80V42" strokeWidth="3" />
      <path className="flame filled" d="M92 40c-12-13 3-18 0-31 14 8 16 22 0 31Z" />
      <g className="body">
        <rect x="160" y="190" width="70" height="110" rx="8" />
        <rect x="254" y="128" width="44" height="172" rx="21" />
        <circle cx="362" cy="226" r="40" />
        <path d="M424 300V196c0-12 22-20 54-20s54 8 54 20v104" />
      </g>
      <path d="M160 214h70M160 276h70M195 190v-18h-24" />
      <path d="M254 176h44M254 220h44M254 264h44M248 176h56M248 220h56M276 128v-18h86v76" />
      <path d="M322 226h80M333 254l-12 46M391 254l12 46M362 266v34M333 300h58" />
      <path d="M424 196c0 10 24 16 54 16s54-6 54-16M424 240h108" />
      <path d="M532 212l14 12v76M532 258h14M402 226h22" />
      <path d="M230 244h24M130 300v-42h30M114 258h16" />
      <circle className="joint" cx="362" cy="148" r="8" />
      <path d="M370 148h10" />
      <path d="M380 139v18" strokeWidth="3" />
    </>
  )
}
