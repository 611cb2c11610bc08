/**
 * The shop's keys towards the sandbox of WeChat Pay, PEM (PKCS#8 and SPKI). They open nothing but the sandbox; production
 * refuses them. The other halves are in apps/sandbox/src/pay/developmentKeys.ts.
 */
export const developmentKeys = {
  WECHATPAY_MCHID: '1900000109',
  WECHATPAY_APP_ID: 'wx0sandboxpay0001',
  WECHATPAY_APP_SECRET: 'sandbox-pay-secret',
  /** Serial of the merchant's certificate. */
  WECHATPAY_SERIAL: '5157F09EFDC096DE15EBE81A47057A7232F1B8E1',
  /** 32 bytes: the AES-256 key of callbacks. */
  WECHATPAY_API_V3_KEY: 'sandbox-wechatpay-api-v3-key-001',
  /** The value of Wechatpay-Serial: the id of WeChat Pay's public key. */
  WECHATPAY_PUBLIC_KEY_ID: 'PUB_KEY_ID_0119000001092026111500000000',
  WECHATPAY_MERCHANT_PRIVATE_KEY: `-----BEGIN PRIVATE KEY-----
MIIEvgIBADANBgkqhkiG9w0BAQEFAASCBKgwggSkAgEAAoIBAQCcsIy7dGDgoGPt
aebNmSYqZHbsVHcBjNxViBH7GAoLmue3yXpwRnKsKqQV7e79gTvKzGb7MRt8oK6C
YYBYY5t/F+LQ8uxIuthugTo4NPgSjbO3WxmpHIdk205qBE7tKjKjvsDzRTNdib4u
/w9fzBlIt70S9/h+8LRkIIM54H4Fj3lgdt8Py8UAImTkMvZ5jsLawAqWkxqFwe3+
mNshUep33xPeTMXXAmxTwtvtXafDg48Tdy5eVn4TQH1fLwp8BqptI8Azrdr1pE7G
l10QxNFjE+vmFLpXDW1FLvnJrHhMnMAa4yMt/1KfqAQLk/Xce3zi4Io3KXIEB25B
wzWLdIztAgMBAAECggEALRQT4Og56NXr+cUibBr34nFVz2b7d9w1FXxYo/MGDNGr
gXH7AisaWZLI8zApNhCEibMlm3XE0SWPHx565LL/bOCL1g5VURVEKAKQo9QFXJ0c
y47vgnodL7RySkjkBhJCUF6UN0i83te+ednSa/6VdZi60ia5/Jc2Zqn95txBlUp+
znkLIxi+urkdA+zzKYdybgs6osWJqyArBBMguf3deOm3vdXHXzbyU8xiNDxttgD4
6NgRd/gYMWvh6sKi6k5vjxdVlsdnUEn8M/VXtdDCvL0JkhqYKtQFfY2H4fkU9On/
IEJ6CDpJzogpDSzcMz+KjyiybNU9CTt6enyJ1+PmNwKBgQDQPagBTe86P6X8YHY1
ba/mwwdtqvj+S3SPpLzMqa+fCKlUsB88Yj0UjQPQ+nlbnkduqtwM/HQBF7qz5YXi
gGPM1s8SSCiu/WsqfEZD33CC57t6NICepVts7bfPO4eCjtzdRR/AyK6rmq87GXQt
vFWm0Id6J4XcjOoG2seWb5km4wKBgQDAoDFpUfS9YGtbt5WG67JhP7gBnnjDrAmn
o9JrSFd7dG9M5z25uY0MoKGC5iW43NmRSftbmlU+kNeG10crrUZV7PilxZkP0FB9
GINoe+zl/Pe56wl2h5vaEm+2hUBhhwu5OsXYQP2OgeS+QXByxKUIy4swuMRUAf5n
O6gGs1b17wKBgAvUZNXmIn/xm7FRnYV9fK+kRqjBPLHdgXqjhiIuRY7IRC5ObwfU
INopBJ17jSdaP36W8DdApCpnubB8inWKi6DYVx0Xwk/mj47zTl6Os+qL1YekseXR
SPdQLc/09sbA7OUZByvBesK+39OAp6vtdgQq9ndHBYC49JZ9GTd/kXi3AoGBALT+
0O7xf1Hio34OxoV8OqR+RtvemALkSD4pBLKhyvHJujs8nRdCbnKLDLf+oTtO6XBH
X9P29FpRpvKgndNAgXKDtC+vt97QEpE402D98N86D1u2qbGiQqNp52ZNVu1NA4sM
2pIUnyukidbrjkmI1Lmq6CLjujZlmTJPL9b79J4pAoGBAJLLjYzxrF0dWTrbNr0X
9K+mVzo/fGfjJciXG2C8zyaZ9I7IPqeXOPptG/wxU0h7q+RIZYzaQ3QD32mmZKyN
pkWxgapKnORsMe/Ejxo4aSKatra9vw9lZ+VAZYNP1Cmwxwf0qgzE9y2ybT80jIv+
srorqPvtK5GEDP3Sv4tECPNE
-----END PRIVATE KEY-----`,
  WECHATPAY_PLATFORM_PUBLIC_KEY: `-----BEGIN PUBLIC KEY-----
MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAyEh4Kypar0skjQ52trti
VGthaxYQLBq1SaNyDGRy8lQELGkEcQwHh+7Zoq1s55Ju7+QkVR5GCVHnVZzc5sOS
9xLfBfIf+Tbb06IxGd8XxmKCCDL2GXMtBttBcqcRnrX6ACLwwGB7IGQLDcm4b0HS
N/5psXHohyNkdkV4iQpC0/hqobTeMHbIK5gh9Bm2oEoMBU9w1qDRfKphJ+Dno1cX
odRB4WFfj+BMqcQiznxF3X6fARVGoMUG211t8+56HPAi8hVYhAWTL/KXrMzvoQym
wYr6cqLutp6mUVDQu84vlzAIo/D/iG2yi0HmyGUZu0sIscfrzvNkNCN9CnjFmiCv
zwIDAQAB
-----END PUBLIC KEY-----`,
} as const;
