import { type RawBuilder, sql } from 'kysely';

/**
 * A SKU as it looks: the picture of its last option value that has one (墨黑), else the product's first. A part of a statement that
 * calls the tables `sku` and `product`.
 */
export const skuPicture: RawBuilder<unknown> = sql`
  coalesce(
    (
      select ${valuePicture(sql`choice`)}
      from jsonb_array_elements(product.options) with ordinality as option (body, place),
        jsonb_array_elements(option.body->'values') as choice
      where choice->>'value' = sku.option_values[place] and choice->>'pictureId' is not null
      order by place desc limit 1
    ),
    (
      select json_build_object('fileId', file_id, 'placeholder', placeholder, 'alt', alt)
      from product_pictures where product_id = product.id order by position limit 1
    )
  )`;

/** The picture of an option value of the table `product`; its few pixels are known where the product shows it or staff uploaded it. */
export function valuePicture(choice: RawBuilder<unknown>): RawBuilder<unknown> {
  const fileId = sql`(${choice}->>'pictureId')::uuid`;
  return sql`json_build_object(
    'fileId', ${fileId},
    'placeholder', coalesce(
      (select placeholder from product_pictures where product_id = product.id and file_id = ${fileId} limit 1),
      (select placeholder from goods_pictures where file_id = ${fileId}), ''),
    'alt', product.title || '，' || (${choice}->>'value'))`;
}
