import { HTTPException } from 'hono/http-exception'
import { z } from 'zod'
import { storeProblems } from '#core/images/store.ts'
import { apiResponse, apiResponseOr, Api, done } from '#web/api.ts'
import type { Http } from '#web/http.ts'
import { themeInput } from './input.ts'
import { requireOwnedList } from './owned-list.ts'
import { setThemeImage, uploadImage } from './set-picture.ts'
import { themeImages, themes } from './themes.ts'

/**
 * Returns the uploaded picture: the file in the field `image` if the body is a multipart form, else the whole body.
 * Empty if the form has no such file.
 */
async function pictureIn(c: Http): Promise<Uint8Array> {
  if (!/^multipart\/form-data\b/i.test(c.req.header('Content-Type') ?? ''))
    return new Uint8Array(await c.req.arrayBuffer())
  const file = (await c.req.formData().catch(() => null))?.get('image')
  return file instanceof File ? new Uint8Array(await file.arrayBuffer()) : new Uint8Array()
}

export const pictureApi = new Api()
  .endpoint(
    {
      method: 'get',
      path: '/api/WishlistImage/GetThemeImages',
      summary: 'Get the theme pictures that a list can have',
      responses: { 200: z.object({ themeImages: z.array(z.object({ id: z.enum(themes), url: z.string() })) }) },
    },
    async () => apiResponse(200, { themeImages: themeImages() }),
  )
  .endpoint(
    {
      method: 'post',
      path: '/api/WishlistImage/SetThemeImage',
      summary: 'Choose a theme picture for a list',
      requiresUser: true,
      body: themeInput.extend({ username: z.string() }),
      responses: { 200: done },
    },
    async (scope, { id, username }) => {
      const list = await requireOwnedList(scope, username)
      await setThemeImage(scope, list.privateGuid, id)
      return apiResponse(200, {})
    },
  )
  .endpoint(
    {
      method: 'post',
      path: '/api/WishlistImage/UploadImage/{username}',
      summary: 'Upload a picture for a list',
      requiresUser: true,
      params: { username: z.string() },
      picture: 'image',
      responses: { 200: done },
      problems: storeProblems,
    },
    async (scope, { username }, c) => {
      const list = await requireOwnedList(scope, username)
      const uploaded = await uploadImage(scope, list.privateGuid, await pictureIn(c))
      if (!uploaded.ok && uploaded.problem === 'TooLarge') throw new HTTPException(413)
      return apiResponseOr(uploaded, () => apiResponse(200, {}))
    },
  )
