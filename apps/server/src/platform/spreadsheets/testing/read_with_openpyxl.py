"""Tells as JSON what openpyxl sees in a workbook: of each sheet its cells with their types, and how it looks."""
import json
import sys

import openpyxl

book = openpyxl.load_workbook(sys.argv[1])
print(
    json.dumps(
        [
            {
                "name": sheet.title,
                "frozen": sheet.freeze_panes,
                "isHeadingBold": sheet["A1"].font.b,
                "widths": [sheet.column_dimensions[name].width for name in sorted(sheet.column_dimensions)],
                "cells": [[[cell.data_type, cell.value, cell.number_format] for cell in row] for row in sheet.iter_rows()],
            }
            for sheet in book
        ]
    )
)
