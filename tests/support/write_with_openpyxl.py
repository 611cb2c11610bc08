"""Writes the lines that come as JSON into a workbook: texts as texts, numbers as numbers."""
import json
import sys

import openpyxl

book = openpyxl.Workbook()
for line in json.load(sys.stdin):
    book.active.append(line)
book.save(sys.argv[1])
