const sizes = {
  narrow: { width: 320, height: 640 },
  phone: { width: 360, height: 740 },
  tablet: { width: 768, height: 1024 },
  laptop: { width: 1280, height: 800 },
  desktop: { width: 1920, height: 1080 },
}

/** The widths that every screen is made for, in px. */
export const viewports = Object.fromEntries(
  Object.entries(sizes).map(([name, { width, height }]) => [
    name,
    {
      name: `${width} px, ${name}`,
      styles: { width: `${width}px`, height: `${height}px` },
      type: width < 600 ? 'mobile' : width < 1000 ? 'tablet' : 'desktop',
    },
  ]),
)
