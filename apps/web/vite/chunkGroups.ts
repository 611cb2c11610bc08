/**
 * A page would otherwise load some forty small modules and a dozen style sheets: what every shop page needs comes in two, and what only one page
 * needs stays with it. A module goes into the first group that names it, and takes along what it imports and no group above has: so a part that
 * public pages use stays out of the groups of protected ones.
 */
export const chunkGroups = [
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler|react-router|zustand)\// },
  {
    name: 'shop',
    test: /\/packages\/kernel\/src\/(?:assert|durations|yuan|groupedCount)\.|\/app\/(?:ui\/dialog\/DialogComing|ui\/(?:adLabel|panel|stars|icon|button|toast|noticePanel|price|tabs|pager|loadFailed|emptyState|link|breadcrumbs|backLink|topSlot|live|hydration)\/|shared\/(?:files\/picture|goods\/(?:productCard|price))\/|shared\/(?:claims\/useOwn|celebrity\/celebrityAddress|groups\/groupAddress)\.|shared\/cart\/(?:CartBadge|CartDrawerHost|pressCart|useAddToCart)\.|layouts\/(?:frame\/(?!search)|main\/|default\/)|session\/(?:userCache|tell|readKeptSession|cart|cartKey|consentDue|addedWords|collected|storedList|recentlyViewed|personalised|browserId|keptBrowserId|onStorage|createEntryMemory|oftenUsed|useScrollAfterReload|useStartupRefresh|whenIdle)\.|format\/(?!formatTime)|config\/|api\/|root\.tsx|styles\/)/,
  },
  // What calls the shop: visitors of most pages do without it.
  {
    name: 'api',
    test: /\/packages\/(?:api-client\/|contract\/src\/(?:protocol|errorNumbers))|node_modules\/picoquery\/|\/app\/session\/(?:apiClient|cartAccount|early\/)/,
  },
  // What explains a price, which needs none of what computes one, and the few words that always stand beside it.
  {
    name: 'priceWords',
    test: /\/packages\/(?:pricing\/src\/(?:words\/|pricingRules)|contract\/src\/draftRules)|\/app\/shared\/(?:coupons\/(?:mostUsefulFirst|couponTimes)|goods\/line\/(?:sourceWords|lineAddress)|cart\/readCart|orders\/price\/channelPriceName)\./,
  },
  { name: 'pricing', test: /\/packages\/pricing\/src\/(?!openBox\/)|\/app\/shared\/cart\/price\// },
  // What several channels share: a dozen files of some hundred bytes each would cost more to ask for than to read.
  {
    name: 'channels',
    test: /\/app\/(?:ui\/(?:time|comingNear)\/|shared\/groups\/(?:SeatRow|GroupGrid|GroupCard|GroupPrice|MemberFace|seatWords|shownSeats)\.)/,
  },
  {
    name: 'acting',
    test: /\/app\/(?:ui\/(?:drawer|share|copy)\/|ui\/form\/(?:keyOfAttempt|FormProblem|useSend)\.|shared\/goods\/line\/LinePicture|shared\/people\/login\/LoginLink|session\/from\.)/,
  },
  { name: 'ads', test: /\/app\/shared\/advertisement\/(?:AdSlot|AdFace|adWords|useIsIdle)\./ },
  // Cards that home shows one of each channel of.
  {
    name: 'cards',
    test: /\/app\/features\/home\/mine\/use|\/app\/shared\/(?:celebrity\/(?:CelebrityCardItem|FollowButton|followerWords|useFollows)|openBox\/(?:UnitCardItem|UnitPrice|shownCard|unitWords|gradeWords|unitAddress)|woot\/pieces\/\w+|content\/articleAddress)\./,
  },
  // Every page that needs a login asks by queries.
  {
    name: 'protected',
    test: /node_modules\/@tanstack\/|\/app\/(?:ui\/query\/|layouts\/requireLogin\/|session\/useLastUser\.)/,
  },
  // The pages from confirming to the paid order, and those of orders.
  {
    name: 'buying',
    test: /\/app\/(?:features\/checkout\/(?:CheckoutPage|CheckoutSteps|Columns|dayWords)\.|shared\/orders\/(?:kinds\/(?!panelsOf)|sections\/|price\/|invoice\/Invoice(?:Picker|Wish)))/,
  },
  // Orders count days with it, too, and have no fields.
  { name: 'dayjs', test: /node_modules\/dayjs\// },
  // What a form of an account is made of: antd's part in it is the same on every page that has a field.
  {
    name: 'fields',
    test: /node_modules\/antd\/es\/(?:config-provider|form|input|button|checkbox)\/index\.|\/app\/ui\/antd\/AntdProvider\./,
  },
  {
    name: 'account',
    test: /\/app\/(?:layouts\/auth\/|features\/account\/(?:form\/|login\/(?:AuthPanel|PasswordResetNote|useGoOnWhenLoggedIn)\.)|shared\/forms\/(?!complaintRoom|groupPhone))/,
  },
];
