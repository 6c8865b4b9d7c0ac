import type { Plugin } from 'vite'
import {
  drawBanner,
  drawCategoryIcon,
  drawCertificate,
  drawLogo,
  drawPicture,
} from '#host-demo/api/seed/pictures.ts'

const seller = { name: 'Kerteh Flow Control', id: 12 }

/** The pictures that replies in `shared/testing` refer to, drawn by the reference API's own code. */
const pictures: Readonly<Record<string, string>> = {
  'valve-1.svg': drawPicture({ shape: 'ball-valve', view: 0 }),
  'valve-2.svg': drawPicture({ shape: 'ball-valve', view: 1 }),
  'pump-1.svg': drawPicture({ shape: 'mud-pump', view: 0 }),
  'pump-2.svg': drawPicture({ shape: 'mud-pump', view: 1 }),
  'survey-1.svg': drawPicture({ shape: 'probe', view: 0 }),
  'branch.svg': drawPicture({ shape: 'building', view: 0 }),
  'category.svg': drawCategoryIcon({ shape: 'ball-valve' }),
  'kerteh-logo.svg': drawLogo(seller),
  'kerteh-banner.svg': drawBanner(seller),
  'registration.svg': drawCertificate({ name: 'SSM registration' }),
  'certificate.svg': drawCertificate({ name: 'ISO 9001' }),
  'award.svg': drawCertificate({ name: 'Vendor award' }),
}

/** Serves the pictures under `pictures/` in development, and writes them into a build. */
export function scenePictures(): Plugin {
  return {
    name: 'trade-scene-pictures',
    configureServer({ middlewares }) {
      middlewares.use('/pictures/', (request, response, next) => {
        const drawn = pictures[(request.url ?? '').slice(1)]
        if (!drawn) return next()
        response.setHeader('Content-Type', 'image/svg+xml')
        response.end(drawn)
      })
    },
    generateBundle() {
      for (const [name, source] of Object.entries(pictures))
        this.emitFile({ type: 'asset', fileName: `pictures/${name}`, source })
    },
  }
}
