import { Hono } from 'hono'
import { NotFound } from '#core/errors.ts'
import { imageUrl } from '#core/images/names.ts'
import { consume } from '#core/limits.ts'
import type { Env } from '#web/http.ts'
import { productPicture } from './product-picture.ts'
import { productPictures } from './limits.ts'

export const productPicturePages = new Hono<Env>()

productPicturePages.get('/products/:id{[0-9]{1,9}}/picture', async (c) => {
  const scope = c.get('scope')
  await consume(scope, productPictures)
  const imageHash = await productPicture(scope, Number(c.req.param('id')))
  if (!imageHash) throw new NotFound()
  return c.redirect(imageUrl(imageHash, 480), 303)
})
