import { HTTPException } from 'hono/http-exception'
import { z } from 'zod'
import { pathField } from '#core/output.ts'
import { apiResponse, apiResponseOr, Api, done } from '#web/api.ts'
import type { Http } from '#web/http.ts'
import { themeInput } from './input.ts'
import { requireOwnedList } from './owned-list.ts'
import { imageMessages } from './problems.ts'
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

const currentName = z.string().meta({ description: 'Current name of the list', example: 'noor' })

export const pictureApi = new Api()
  .endpoint(
    {
      method: 'get',
      path: '/api/WishlistImage/GetThemeImages',
      summary: 'Get the theme pictures that a list can have',
      description: 'Needs no login. `WishlistImage/SetThemeImage` takes an `id` from here.',
      responses: {
        200: z.object({
          themeImages: z.array(
            z.object({
              id: z.enum(themes),
              url: pathField().meta({ description: 'Drawing as an SVG', example: '/static/3kV9bQx0aT.svg' }),
            }),
          ),
        }),
      },
    },
    async () => apiResponse(200, { themeImages: themeImages() }),
  )
  .endpoint(
    {
      method: 'post',
      path: '/api/WishlistImage/SetThemeImage',
      summary: 'Choose a theme picture for a list',
      description: 'Every owner of the list may do so; anyone else gets a 401. An uploaded picture is removed.',
      requiresUser: true,
      body: themeInput.extend({ username: currentName }),
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
      description:
        'Every owner of the list may do so; anyone else gets a 401. The picture is cut to a square of 500 × 500 pixels. It has at most 10 MB (413 beyond) and 40 million pixels. `NoPicture` means that the bytes are no picture in a common format, such as JPEG, PNG or WebP.',
      requiresUser: true,
      params: { username: currentName },
      picture: 'image',
      responses: { 200: done },
      problems: imageMessages,
    },
    async (scope, { username }, c) => {
      const list = await requireOwnedList(scope, username)
      const uploaded = await uploadImage(scope, list.privateGuid, await pictureIn(c))
      if (!uploaded.ok && uploaded.problem === 'TooLarge') throw new HTTPException(413)
      return apiResponseOr(uploaded, () => apiResponse(200, {}))
    },
  )
