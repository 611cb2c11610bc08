const worn = `
1f454 1f455 1f456 1f457 1f458 1f459 1f45a 1f3bd 1f97b 1f97c 1f9ba 1f94b 1fa71 1fa72 1fa73 1f9e3 1f9e4 1f9e5
1f9e6 1f45d 1f4ff 1fa70 1f97f 1fa74 1f462 1f576-fe0f 1f453 1f97d 1f380 1f9e2 1faad 1faa1 drawn-hoodie
`;

const onTheDesk = `
270f-fe0f 2712-fe0f 1f58a-fe0f 1f58b-fe0f 1f58c-fe0f 1f58d-fe0f 1f587-fe0f 1f4ce 1f4cf 1f4d0 1f4d3 1f4d4 1f4d5
1f4d6 1f4d7 1f4d8 1f4d9 1f4d2 1f4c4 1f4cb 1f4dd 2709-fe0f 1f4bf 1f4c0 1f4be 1f3b4 1f0cf 1f5fa-fe0f 1f9fe 1f516
1f4d1 1f4dc 1f39f-fe0f 1f39e-fe0f
`;

const tools = `
2702-fe0f 1f52a 1f52b 1f527 1f528 1fa9b 1fa9a 1fa93 1f511 1f5dd-fe0f 1f944 1f374 1f962 1f37d-fe0f 1faa5 1faae
1fa92 1f9f7 1faa2 1f4f1 1f4f2 1f4df 1f9ed 1f517 1f3f8 1f3be 1f3d3 1f3cf 1f3d2 1f94d 1f3b8 1fa95 1f3bb 1fa88
1f3a3 1fa83 1f3f9 1fa81 1f9e9 1f9ee 1f526 1f4de 1f3a4 1f94a 1f579-fe0f 1f50c 1f50b 2328-fe0f 1f3a8 1f9fb 1fa79
1f9fd 1f9fc 1f5b2-fe0f 1f4cd 1f4cc 1f4a3 1f94f 1f6f9 1f3bf 1f9f5
`;

const food = `
1f36a 1f36b 1f369 1f355 1f36d 1f36c 1f96e 1f358 1f359 1f362 1f361 1f95f 1f960 1f968 1f950 1f956 1f953 1f969
1f356 1f357 1f990 1f980 1f99e 1f991 1f41f 1f9aa 1f336-fe0f 1f33d 1f955 1f966 1f96c 1f952 1f951 1f352 1f353
drawn-coffee-beans drawn-sunflower-seeds drawn-eyeshadow drawn-power-bank
1f347 1fad0 1fad2 1fad8 1fadb 1f344 1f95c 1f330 1f33f 1f343 1f342 1f33c 1f33e 1f9c4 1fad1 1f9c7 1f95e
`;

/** Things that one lays on a table to photograph them; all others stand. */
export const lyingEmoji: ReadonlySet<string> = new Set(
  [worn, onTheDesk, tools, food].flatMap((list) => list.trim().split(/\s+/)),
);
