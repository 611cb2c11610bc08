"""Writes workbooks as people keep them, for the tests of the reader. Called with the folder to write into."""
import datetime
import sys
from pathlib import Path

import openpyxl
from openpyxl.styles import Font

folder = Path(sys.argv[1])
HEADINGS = ["＊收 货 人（必填）", "手机号码", "收货地址", "SKU 编码", "数量", "备注"]


def people():
    """A list as it comes from someone's desk: hidden first sheet, title, merged recipients, every kind of cell."""
    book = openpyxl.Workbook()
    book.active.title = "隐藏"
    book.active["A1"] = "看不见"
    book.active.sheet_state = "hidden"
    sheet = book.create_sheet("名单")
    book.active = 1
    sheet["A1"] = "双十一答谢名单"
    sheet["A1"].font = Font(bold=True, size=18)
    sheet.merge_cells("A1:F1")
    for column, heading in enumerate(HEADINGS, start=1):
        sheet.cell(3, column, heading)
    sheet.append(["王晓岚", 13800002207, "浙江省杭州市余杭区文一西路 969 号", "SH-WZ-03", 1, "第一行\n第二行"])
    sheet.append(["李建民", "15900006613", "江苏省苏州市吴中区宝带东路 345 号", "RW-YS-04", 2.0, None])
    sheet.append([None, None, None, "RW-SZ-02", 3, datetime.date(2026, 11, 11)])
    for column in "ABC":
        sheet.merge_cells(f"{column}5:{column}6")
    sheet.append([None, None, None, None, None, None])
    sheet.append(["赵敏", 123456789012345678, "上海市闵行区", 7, True, datetime.datetime(2026, 11, 11, 8, 30)])
    sheet["D8"].number_format = '"SH-"000'
    sheet.append(["=\"陈\"&\"立\"", "=1/0", "#N/A", 361021, 0.1 + 0.2, "=cmd"])
    sheet["C9"].data_type = "e"
    sheet["D9"].number_format = "0000000"
    sheet["F9"].data_type = "s"
    sheet["H9"] = ""
    sheet.row_dimensions[8].hidden = True
    for row in range(10, 400):
        sheet.cell(row, 1).font = Font(bold=True)
    book.save(folder / "people.xlsx")


def many():
    book = openpyxl.Workbook(write_only=True)
    sheet = book.create_sheet("名单")
    sheet.append(["收货人", "手机", "收货地址", "商品编码", "数量", "备注"])
    for row in range(5000):
        sheet.append(
            [f"王晓岚{row}", 13800000000 + row, f"浙江省杭州市余杭区五常街道文一西路 {row} 号", f"SH-WZ-{row % 90:02d}", row % 5 + 1, f"备注{row}"]
        )
    book.save(folder / "many.xlsx")


people()
many()
