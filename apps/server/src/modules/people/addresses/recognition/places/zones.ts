/**
 * Development zones that people write where a district belongs, and that lie in a single district. A zone that reaches over several
 * (苏州工业园区, 西安高新区, 郑东新区) is not here: its lines are unclear, and the user chooses.
 */
export const zones = `
天津市 开发区=滨海新区 经济技术开发区=滨海新区 泰达=滨海新区 塘沽=滨海新区 生态城=滨海新区
大连市 开发区=金州区 经济技术开发区=金州区 金普新区=金州区 金州新区=金州区
无锡市 新区=新吴区 高新区=新吴区
苏州市 高新区=虎丘区 新区=虎丘区
宁波市 杭州湾新区=慈溪市 前湾新区=慈溪市 大榭开发区=北仑区
福州市 平潭综合实验区=平潭县
南昌市 红谷滩新区=红谷滩区
青岛市 西海岸新区=黄岛区 经济技术开发区=黄岛区 开发区=黄岛区
广州市 南沙新区=南沙区
深圳市 光明新区=光明区 龙华新区=龙华区 坪山新区=坪山区 大鹏新区=龙岗区
珠海市 横琴新区=香洲区 横琴粤澳深度合作区=香洲区 横琴=香洲区
重庆市 万盛经开区=綦江区 万盛经济技术开发区=綦江区
昆明市 呈贡新区=呈贡区
`;
